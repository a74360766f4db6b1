// Asking the host, and following the table.

import {say} from "./words.js";

/** ask asks the host: a GET without a body, else a POST. It always answers {status, ok, value}; without a network the
 * status is 0. What is not JSON is sent as it is. */
export async function ask(path, body) {
  const given = {credentials: "same-origin", headers: {}};
  if (body !== undefined) {
    given.method = "POST";
    given.body = body instanceof Blob ? body : JSON.stringify(body);
    given.headers["Content-Type"] = body instanceof Blob ? body.type || "application/octet-stream" : "application/json";
  }
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), 10000);
  try {
    const answer = await fetch(path, {...given, signal: late.signal});
    let value = {};
    try {
      value = await answer.json();
    } catch (_) {
      if (answer.ok) value = {};
    }
    if (!answer.ok && !value.sentence) value.sentence = say("refused");
    return {status: answer.status, ok: answer.ok, value: value || {}};
  } catch (_) {
    return {status: 0, ok: false, value: {sentence: say("unreachable")}};
  } finally {
    clearTimeout(timer);
  }
}

/** low is an object with its names written small. */
export const low = (of) => Object.fromEntries(Object.entries(of || {}).map(([key, value]) => [key.toLowerCase(), value]));

const beat = 30000, longestWait = 15000;

/** follow keeps a stream of the host open. It tells heard(event, value) what comes and state(open) whether it comes; a
 * stream that the host refuses ends with out(status). A browser gives up a stream that was refused once, and does not
 * see that one is dead, so this asks again by itself. The answer stops it. */
export function follow(path, heard, state, out) {
  let source, wait = 1000, timer, stopped = false;
  const open = () => {
    clearTimeout(timer);
    if (source) source.close();
    if (stopped) return;
    source = new EventSource(path);
    source.onopen = () => {
      wait = 1000;
      state(true);
    };
    for (const name of ["table", "me", "guests", "gone"]) {
      source.addEventListener(name, (event) => {
        state(true);
        heard(name, event.data ? JSON.parse(event.data) : {});
      });
    }
    source.onerror = () => {
      state(false);
      if (source.readyState === EventSource.CLOSED) again();
    };
  };
  const again = async () => {
    const {status} = await ask("/me");
    if (stopped) return;
    if (status === 401) return out(status);
    timer = setTimeout(open, wait);
    wait = Math.min(2 * wait, longestWait);
  };
  const look = async () => {
    if (stopped || document.hidden) return;
    const {status} = await ask("/me");
    if (stopped) return;
    if (status === 401) out(status);
    else if (status === 0) state(false);
    else if (!source || source.readyState !== EventSource.OPEN) open();
  };
  const wake = () => !document.hidden && open();
  const lost = () => state(false);
  const watch = setInterval(look, beat);
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", open);
  addEventListener("offline", lost);
  addEventListener("pageshow", wake);
  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(watch);
    if (source) source.close();
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", open);
    removeEventListener("offline", lost);
    removeEventListener("pageshow", wake);
  };
}
