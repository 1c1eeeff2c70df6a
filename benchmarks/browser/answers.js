// Plays a table for two people on one device over a line, and tells how many milliseconds each move
// took from sending it to hearing of it. The same for a socket and for a worker.
async (way) => {
  const line = way.socket ? await socket(way.socket) : await worker(way.worker);
  const times = [];
  for (let number = 0; number < 40; number++) {
    const sight = line.sights.find((each) => each.acts);
    if (!sight) break;
    const move = sight.moves[(number * 7) % sight.moves.length];
    const ticket = `m${number}`;
    const began = performance.now();
    const heard = line.until((message) => message.tickets?.includes(ticket));
    line.send({
      is: "move",
      seat: sight.seat,
      move,
      seen: line.sequence,
      ticket,
    });
    await heard;
    times.push(performance.now() - began);
  }
  line.close();
  return times;

  function listening() {
    const line = { sights: [], sequence: 0, waiting: [] };
    line.until = (test) =>
      new Promise((resolve) => line.waiting.push({ test, resolve }));
    line.take = (message) => {
      if (message.sights?.length) {
        line.sights = message.sights;
        line.sequence = message.sequence;
      }
      for (const each of line.waiting.filter(({ test }) => test(message)))
        each.resolve();
      line.waiting = line.waiting.filter(({ test }) => !test(message));
    };
    return line;
  }

  async function socket(url) {
    const line = listening();
    const there = new WebSocket(url);
    there.onmessage = ({ data }) => line.take(JSON.parse(data));
    line.send = (message) => there.send(JSON.stringify(message));
    line.close = () => there.close();
    await line.until((message) => message.is === "welcome");
    return line;
  }

  async function worker({ script, wish }) {
    const line = listening();
    const there = new Worker(script, { type: "module" });
    let answered;
    const answer = new Promise((resolve) => (answered = resolve));
    there.onmessage = ({ data }) => {
      if (data.is === "answer") answered(data.answer.body.table);
      if (data.is === "frame") line.take(JSON.parse(data.text));
    };
    line.send = (message) =>
      there.postMessage({
        is: "hear",
        window: 1,
        text: JSON.stringify(message),
      });
    line.close = () => there.terminate();
    there.postMessage({ is: "start", name: "Anna" });
    const request = {
      method: "POST",
      path: "/tables",
      query: {},
      body: wish,
      language: "nl",
    };
    there.postMessage({ is: "ask", id: 1, request });
    const table = await answer;
    const welcome = line.until((message) => message.is === "welcome");
    there.postMessage({
      is: "open",
      window: 1,
      table,
      language: "nl",
      have: 0,
    });
    await welcome;
    return line;
  }
};
