// Asking the host, and following the table.

import {say} from "./dom.js";

// host is how far its clock is ahead, in milliseconds though answers tell whole seconds, and when it was heard last.
export const host = {ahead: 0, heard: null};

// ask is a GET without a body, else a POST. Its status is 0 where the host is not reached.
export async function ask(path, body) {
	const late = new AbortController(), file = body instanceof Blob;
	setTimeout(() => late.abort(), 10000);
	try {
		const answer = await fetch(path, {signal: late.signal, ...body && {method: "POST",
			headers: {"Content-Type": file ? body.type : "application/json"},
			body: file ? body : JSON.stringify(body)}});
		host.ahead = Date.parse(answer.headers.get("date")) + 500 - Date.now() || 0;
		newer?.(path, +answer.headers.get("Table-Version"));
		const {status, ok} = answer, value = await answer.json().catch(() => ({}));
		if (!ok && !value.sentence) value.sentence = say("refused");
		return {status, ok, value};
	} catch (_) {
		return {status: 0, ok: false, value: {sentence: say("unreachable")}};
	}
}

// A stream beats every five seconds. A browser can't see that it is dead: two missed beats tell.
const dead = 11000;

// past reports whether a time has come, or the clock was set back.
const past = (time) => Math.abs(time - Date.now() - dead / 2) > dead / 2;

let wake, newer;

for (const name of ["visibilitychange", "pageshow", "focus", "online", "offline"]) addEventListener(name,
	() => wake?.(name));

// follow keeps a stream of a game open while the page is in sight, until its answer is called. It tells heard(event,
// value), state(open), and out() once the host doesn't know this phone. At due figures may be old, at again it opens
// another stream: times are compared, for timers sleep with a phone.
export function follow(game, heard, state, out) {
	const place = `/g/${game}/`;
	let source, watch, due = 0, again, seen = 0, told = {};
	const open = () => {
		if (!watch) return;
		source?.close();
		if (past(due)) due = Date.now() + 3000;
		again = Date.now() + 6000;
		source = new EventSource(place + "stream");
		for (const name of ["me", "guests", "table", "beat", "rest", "gone"]) source.addEventListener(name, ({data}) => {
			host.heard = new Date();
			due = again = +host.heard + dead;
			if (name === "beat") state(true, seen = +data);
			// A browser has few connections to a host: its windows take turns.
			else if (name === "rest") source.close(again -= 7000);
			else if (told[name] !== data) heard(name, JSON.parse(told[name] = data));
		});
		source.onerror = async () => {
			due = Math.min(due, Date.now() + 3000);
			if (source.readyState > 1 && (await ask("/me")).status === 401 && watch) out();
		};
	};
	watch = setInterval(() => {
		if (document.hidden) return source.close(due = again = 0);
		if (past(due)) state(false, told = {});
		if (past(again)) open();
	}, 1000);
	wake = (name) => (/line/.test(name) || (!document.hidden && past(again - dead / 2))) && open();
	newer = (path, version) => path.startsWith(place) && version > seen
		&& setTimeout(() => version > seen && open(), 1500);
	open();
	return () => {
		watch = clearInterval(watch);
		source.close();
	};
}
