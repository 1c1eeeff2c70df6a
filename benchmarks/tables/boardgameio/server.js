// Katalon on boardgame.io, as its own documentation would have it written; matches in memory.
const { Server, Origins } = require("boardgame.io/server");

const LETTERS = "NOZWM";
const OPPOSITE = [2, 3, 0, 1];
const MIDDLE = 4;
const ANY_BOX = 5;
const field = (box, letter) =>
  box !== MIDDLE ? 5 * box + letter : letter === MIDDLE ? 20 : 5 * letter + OPPOSITE[letter];
const BOXES = [0, 1, 2, 3, 4].map((box) => [0, 1, 2, 3, 4].map((letter) => field(box, letter)));

function place({ G, ctx, events }, text) {
  const capture = text[0] === "✕";
  const name = capture ? text.slice(1) : text;
  const box = LETTERS.indexOf(name[0]);
  const letter = LETTERS.indexOf((name[1] || "").toUpperCase());
  if (box < 0 || letter < 0) return "INVALID_MOVE";
  if (G.box !== ANY_BOX && box !== G.box) return "INVALID_MOVE";
  const here = field(box, letter);
  const player = Number(ctx.currentPlayer);
  const free = BOXES[box].some((each) => G.stones[each] === null);
  if (capture === (G.box !== ANY_BOX && !free)) {
    if (!capture && G.stones[here] !== null) return "INVALID_MOVE";
  } else return "INVALID_MOVE";
  if (capture) {
    if (G.stones[here] !== 1 - player) return "INVALID_MOVE";
    const targets = BOXES[box].filter((each) => G.stones[each] === 1 - player);
    if (here === G.last && targets.length > 1) return "INVALID_MOVE";
    G.captures += 1;
  } else G.captures = 0;
  G.stones[here] = player;
  G.box = letter;
  G.last = here;
  events.endTurn();
}

function endIf({ G, ctx }) {
  if (G.last === null) return undefined;
  const mover = G.stones[G.last];
  for (const fields of BOXES) {
    if (fields.includes(G.last) && fields.every((each) => G.stones[each] === mover)) return { winner: mover };
  }
  const count = (player) => G.stones.filter((stone) => stone === player).length;
  if (G.stones.every((stone) => stone !== null)) {
    const held = BOXES.filter((b) => b.filter((each) => G.stones[each] === 0).length >= 3).length;
    return { winner: held >= 3 ? 0 : 1 };
  }
  if (G.captures >= 10) return { draw: true };
  if (count(1 - mover) >= 12) return { winner: 1 - mover };
  return undefined;
}

const katalon = {
  name: "katalon",
  setup: () => ({ stones: Array(21).fill(null), box: ANY_BOX, last: null, captures: 0 }),
  moves: { place },
  endIf,
  minPlayers: 2,
  maxPlayers: 2,
};

Server({ games: [katalon], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () =>
  console.log("open"),
);
