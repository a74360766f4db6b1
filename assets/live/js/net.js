// Asking the host, and following the table.

import {say} from "./words.js";

// host is how far its clock is ahead of this one, in milliseconds; an answer tells its time in whole seconds.
export const host = {ahead: 0};

// ask asks the host: a GET without a body, else a POST. It answers {status, ok, value}, with status 0 where the host
// is not reached.
export async function ask(path, body) {
  const late = new AbortController(), timer = setTimeout(() => late.abort(), 10000);
  const kind = body instanceof Blob ? body.type : "application/json";
  try {
    const answer = await fetch(path, body === undefined ? {signal: late.signal} : {method: "POST", signal: late.signal,
      headers: {"Content-Type": kind}, body: body instanceof Blob ? body : JSON.stringify(body)});
    host.ahead = Date.parse(answer.headers.get("date")) + 500 - Date.now() || 0;
    const value = await answer.json().catch(() => ({}));
    if (!answer.ok && !value.sentence) value.sentence = say("refused");
    return {status: answer.status, ok: answer.ok, value};
  } catch (_) {
    return {status: 0, ok: false, value: {sentence: say("unreachable")}};
  } finally {
    clearTimeout(timer);
  }
}

const beat = 30000, longestWait = 15000;

// follow keeps a stream open: heard(event, value) is told what comes, state(open) whether it comes, out() that the
// host no longer knows this phone. A browser gives up a stream that was refused once, and does not see that one is
// dead, so this asks by itself. The answer ends it.
export function follow(path, heard, state, out) {
  let source, timer, wait = 1000, ended = false;
  const open = () => {
    clearTimeout(timer);
    source?.close();
    if (ended) return;
    source = new EventSource(path);
    for (const name of ["table", "me", "guests", "gone"]) {
      source.addEventListener(name, ({data}) => {
        wait = 1000;
        state(true);
        heard(name, data ? JSON.parse(data) : {});
      });
    }
    source.onerror = () => {
      state(false);
      if (source.readyState === EventSource.CLOSED) look();
    };
  };
  const look = async () => {
    const {status} = await ask("/me");
    if (ended) return;
    if (status === 401) return out();
    if (!status) state(false);
    if (source.readyState === EventSource.CLOSED) {
      clearTimeout(timer);
      timer = setTimeout(open, wait);
      wait = Math.min(2 * wait, longestWait);
    }
  };
  const wake = () => document.hidden || open();
  const watch = setInterval(() => document.hidden || look(), beat);
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", open);
  open();
  return () => {
    ended = true;
    clearTimeout(timer);
    clearInterval(watch);
    source.close();
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", open);
  };
}
