// Plays the games given on stdin on boardgame.io: two clients per match, each a bare socket that
// sends what boardgame.io's own client would send. Prints one line of JSON.
const http = require("http");
const { io } = require("socket.io-client");

const plan = JSON.parse(require("fs").readFileSync(0, "utf8"));
const { port, matches, games, pace, seconds } = plan;
const base = `http://127.0.0.1:${port}`;

function post(path, body) {
  return new Promise((resolve, reject) => {
    const request = http.request(base + path, { method: "POST", headers: { "Content-Type": "application/json" } }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => (answer.statusCode < 300 ? resolve(JSON.parse(text)) : reject(new Error(`${answer.statusCode} ${text}`))));
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

async function setUp(moves) {
  const { matchID } = await post("/games/katalon/create", { numPlayers: 2, unlisted: true });
  const table = { matchID, moves, next: 0, sent: 0, players: [], done: null };
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/katalon/${matchID}/join`, { playerID, playerName: `p${playerID}` });
    const socket = io(`${base}/katalon`, { transports: ["websocket"], forceNew: true });
    const player = { playerID, credentials: playerCredentials, socket };
    table.players.push(player);
    await new Promise((resolve) => {
      socket.on("sync", resolve);
      socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, 2));
    });
    socket.on("update", (_, state) => receive(table, player, state));
  }
  return table;
}

const delays = [];
let moved = 0;
let open = true;

function send(table) {
  const player = table.players[table.next % 2];
  table.sent = performance.now();
  player.socket.emit(
    "update",
    { type: "MAKE_MOVE", payload: { type: "place", args: [table.moves[table.next]], playerID: player.playerID, credentials: player.credentials } },
    table.stateID || 0,
    table.matchID,
    player.playerID,
  );
}

function receive(table, player, state) {
  if (player !== table.players[1 - (table.next % 2)]) return;
  if (table.stateID === state._stateID) return;
  table.stateID = state._stateID;
  delays.push(performance.now() - table.sent);
  moved += 1;
  table.next += 1;
  if (!open) return;
  if (table.next >= table.moves.length) table.done();
  else if (pace) setTimeout(() => open && send(table), Math.max(0, pace * 1000 - (performance.now() - table.sent)));
  else send(table);
}

// What the processors have done so far for the server (all threads; it starts no processes), of that
// inside the kernel; for the thread that runs its event loop; and for us.
function cpuSeconds(server) {
  const [own, kernel] = used(`/proc/${server}/stat`);
  const [loopOwn, loopKernel] = used(`/proc/${server}/task/${server}/stat`);
  const { user, system } = process.cpuUsage();
  return { busy: own + kernel, kernel, loop: loopOwn + loopKernel, client: (user + system) / 1e6 };
}

function used(stat) {
  const fields = require("fs").readFileSync(stat, "utf8").split(") ").pop().split(" ");
  return [Number(fields[11]) / 100, Number(fields[12]) / 100];
}

async function main() {
  const all = [];
  for (let match = 0; match < matches; match++) {
    const tables = [];
    for (let number = 0; number < plan.tables; number++) tables.push(await setUp(games[(match * plan.tables + number) % games.length]));
    all.push(tables);
  }
  const usedBefore = cpuSeconds(plan.process);
  const began = performance.now();
  const stop = new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const runs = all.map(async (tables, match) => {
    if (pace) await new Promise((resolve) => setTimeout(resolve, (match / matches) * pace * 1000));
    for (const table of tables) {
      await new Promise((resolve) => {
        table.done = resolve;
        send(table);
      });
    }
  });
  const finished = await Promise.race([Promise.all(runs).then(() => true), stop.then(() => false)]);
  open = false;
  const took = (performance.now() - began) / 1000;
  const usedNow = cpuSeconds(plan.process);
  const [busy, kernel, loop, client] = ["busy", "kernel", "loop", "client"].map((part) => usedNow[part] - usedBefore[part]);
  delays.sort((a, b) => a - b);
  const at = (part) => delays[Math.min(delays.length - 1, Math.floor(part * delays.length))];
  console.log(JSON.stringify({ moves: moved, seconds: took, busy, kernel, loop, client, p50: at(0.5), p99: at(0.99), finished }));
  process.exit(0);
}
main();
