// Files of the engine: fetched once, then kept, so that they are there without a network. Both the
// pages and their workers read them here. They are compressed beforehand, for a plain web server
// sends files as they are.

declare const __ENGINE__: string;

const CACHE = "engine";
/** The workers put their own in its place (`engine.ts`). */
const plainFetch = globalThis.fetch.bind(globalThis);

/** Both a page's script and a worker's lie in `assets/`, beside the folder of the engine. */
export const engineUrl = (file: string): string =>
  new URL(__ENGINE__ + file, /* @vite-ignore */ import.meta.url).href;

/** The file as it was sent. `heard` is told how many bytes have come. */
export async function kept(
  file: string,
  heard: (bytes: number) => void = () => undefined,
): Promise<Response> {
  const url = engineUrl(file);
  const cache = await open();
  const known = await cache?.match(url);
  if (known) return known;
  const response = await plainFetch(url);
  if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`);
  const whole = new Response(counted(response.body, heard), { headers: response.headers });
  if (!cache) return whole;
  try {
    await cache.put(url, whole);
  } catch {
    return plainFetch(url); // no room to keep it
  }
  return (await cache.match(url)) ?? plainFetch(url);
}

export async function isKept(file: string): Promise<boolean> {
  return Boolean(await (await open())?.match(engineUrl(file)));
}

/** A file that was compressed for the way. */
export async function unpacked(
  file: string,
  heard?: (bytes: number) => void,
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await kept(`${file}.gz`, heard);
  return body!.pipeThrough(new DecompressionStream("gzip") as never);
}

/** What an earlier version kept is no longer needed. */
export async function forgetOthers(): Promise<void> {
  const cache = await open();
  for (const request of (await cache?.keys()) ?? [])
    if (!request.url.startsWith(engineUrl(""))) await cache?.delete(request);
}

/** None where the page is not secure or storage is refused. */
async function open(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}

function counted(
  body: ReadableStream<Uint8Array>,
  heard: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        heard(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}
