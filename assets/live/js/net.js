// Asking the host, and following the table.

import {say} from "./dom.js";

// host is how far its clock is ahead of this one, in milliseconds; an answer tells its time in whole seconds.
export const host = {ahead: 0};

// ask is a GET without a body, else a POST. Its status is 0 where the host is not reached.
export async function ask(path, body) {
	const late = new AbortController(), timer = setTimeout(() => late.abort(), 10000), file = body instanceof Blob;
	try {
		const answer = await fetch(path, {signal: late.signal, ...body && {method: "POST",
			headers: {"Content-Type": file ? body.type : "application/json"},
			body: file ? body : JSON.stringify(body)}});
		host.ahead = Date.parse(answer.headers.get("date")) + 500 - Date.now() || 0;
		const {status, ok} = answer, value = await answer.json().catch(() => ({}));
		if (!ok && !value.sentence) value.sentence = say("refused");
		return {status, ok, value};
	} catch (_) {
		return {status: 0, ok: false, value: {sentence: say("unreachable")}};
	} finally {
		clearTimeout(timer);
	}
}

const beat = 30000, longestWait = 15000;

// follow keeps a stream open until its answer is called. It tells heard(event, value), state(open), and out() once the
// host doesn't know this phone. A browser gives up where it was refused, and sees no dead stream.
export function follow(path, heard, state, out) {
	const end = new AbortController(), {signal} = end;
	let source, timer, wait = 1000;
	const open = () => {
		clearTimeout(timer);
		source?.close();
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
		if (signal.aborted) return;
		if (status === 401) return out();
		if (!status) state(false);
		if (source.readyState !== EventSource.CLOSED) return;
		clearTimeout(timer);
		timer = setTimeout(open, wait);
		wait = Math.min(2 * wait, longestWait);
	};
	const watch = setInterval(() => document.hidden || look(), beat);
	document.addEventListener("visibilitychange", () => document.hidden || open(), {signal});
	addEventListener("online", open, {signal});
	open();
	return () => {
		end.abort();
		clearTimeout(timer);
		clearInterval(watch);
		source.close();
	};
}
