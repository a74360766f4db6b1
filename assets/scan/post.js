// Posting to the app. An app in the background may be frozen, and then answers when it is back.

// The statuses with which the app ends this page.
const over = [403, 404, 410, 421];

// Gone is thrown when the app no longer serves this page.
export class Gone extends Error {}

const attempts = 4;

export const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

// waiting is called with true when an answer takes long, and with false when it has come.
let waiting = () => {};
export function onWaiting(call) { waiting = call; }

// post posts to the app, several times if necessary, and returns its answer. It throws Gone if the app has ended this
// page or does not answer.
export async function post(name, kind, body) {
  const calm = setTimeout(() => waiting(true), 3000);
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await fetch(name, { method: "POST", headers: { "Content-Type": kind }, body });
        const text = await response.text();
        if (over.includes(response.status)) throw new Gone();
        if (response.status !== 503 && response.status !== 408) return { status: response.status, text };
      } catch (error) {
        if (error instanceof Gone || attempt >= attempts) throw new Gone();
      }
      await pause(300 * attempt);
    }
  } finally {
    clearTimeout(calm);
    waiting(false);
  }
}
