// Writes games.json: made-up games and the ratings that the npm package openskill 4.1.0 gives after each.
//   npm install openskill@4.1.0 && node openskill.mjs > games.json
import { rate, rating } from "openskill";

let state = 20260101n;
function draw(below) {
  state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
  return Number((state >> 33n) % BigInt(below));
}

const people = Array.from({ length: 24 }, () => rating());
const games = [];
for (let n = 0; n < 150; n++) {
  const count = 2 + draw(n % 10 === 0 ? 11 : 5);
  const players = [];
  while (players.length < count) {
    const player = draw(people.length);
    if (!players.includes(player)) players.push(player);
  }
  const places = players.map(() => 1 + draw(n % 3 === 0 ? 3 : 50));
  const after = rate(players.map((player) => [people[player]]), { rank: places });
  players.forEach((player, i) => { people[player] = after[i][0]; });
  games.push({ players, places, mu: after.map(([r]) => r.mu), sigma: after.map(([r]) => r.sigma) });
}
console.log("[\n" + games.map((game) => JSON.stringify(game)).join(",\n") + "\n]");
