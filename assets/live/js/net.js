// Requests to the host, and the stream of a game.

import {say} from "./dom.js";

// host has how far its clock is ahead in milliseconds, and when it was last heard. Answers give whole seconds, so that
// half a second is added on average.
export const host = {ahead: 0, heard: null};

// patience is the time in milliseconds to wait for an answer.
const patience = 10000;

// unanswered has by path the latest post that the host hasn't answered. The host recognises by its attempt that it is asked
// again.
const unanswered = {};

export const random = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte + 256).toString(16).slice(1))
	.join("");

// ask requests a path: by GET without a body, else by POST. The status is 0 if the host isn't reached.
export async function ask(path, body, attempt) {
	const text = JSON.stringify(body);
	const sent = body && (unanswered[path]?.text === text ? unanswered[path] : {text, attempt: attempt || random()});
	if (sent) unanswered[path] = sent;
	const aborter = new AbortController();
	setTimeout(() => aborter.abort(), patience);
	try {
		const answer = await fetch(path, {signal: aborter.signal, ...body && postOptions(body, sent)});
		host.ahead = Date.parse(answer.headers.get("date")) + 500 - Date.now() || 0;
		heardVersion?.(path, Number(answer.headers.get("Table-Version")));
		const {status, ok} = answer;
		const value = await (ok ? answer.json() : answer.json().catch(() => ({})));
		if (unanswered[path] === sent) delete unanswered[path];
		if (!ok && !value.sentence) value.sentence = say("refused");
		return {status, ok, value};
	} catch (_) {
		return {status: 0, ok: false, value: {sentence: say("unreachable")}};
	}
}

const postOptions = (body, {attempt, text}) => (body instanceof Blob
	? {method: "POST", headers: {"Content-Type": body.type}, body}
	: {method: "POST", headers: {"Content-Type": "application/json", attempt}, body: text});

// statusOf returns the status of a path without waiting for the rest of the answer, or 0 if the host isn't reached.
async function statusOf(path) {
	const aborter = new AbortController();
	const answer = await fetch(path, {signal: aborter.signal}).catch(() => ({status: 0}));
	aborter.abort();
	return answer.status;
}

// silence is the time in milliseconds after which a stream is dead. It beats every five seconds, and browsers don't
// notice that it has died: two beats are missing then.
const silence = 11000;

// isPast reports whether a time has come, or the clock was set back.
const isPast = (time) => time < Date.now() || time > Date.now() + silence;

// wake and heardVersion act for the stream that is followed.
let wake, heardVersion;

for (const name of ["visibilitychange", "pageshow", "focus", "online", "offline"]) {
	addEventListener(name, () => wake?.(name));
}

// follow keeps a stream of a game open while the page is in sight, until the function it returns is called. It calls
// heard(event, value), connected(whether it is open), out() once the host doesn't know this guest, and missing() while
// it lacks the game.
//
// Once late has come, the figures shown may be old; at reopening another stream is opened. Times are compared every
// second, because timers sleep when a phone does. seen is the latest version of the game shown, data what each event
// had last.
export function follow(game, heard, connected, out, missing) {
	const place = `/g/${game}/`;
	let source, watch, late = 0, reopening, seen = 0, data = {};
	const received = (name, text) => {
		host.heard = new Date();
		late = Number(host.heard) + silence;
		reopening = late;
		if (name === "beat") {
			seen = Number(text);
			connected(true);
		} else if (name === "rest") {
			// A browser has few connections to a host, and its windows take turns: this one rests for four seconds.
			reopening = Number(host.heard) + 4000;
			source.close();
		} else if (data[name] !== text) {
			data[name] = text;
			heard(name, JSON.parse(text));
		}
	};
	const open = () => {
		if (!watch) return;
		source?.close();
		if (isPast(late)) late = Date.now() + 3000;
		reopening = Date.now() + 6000;
		source = new EventSource(place + "stream");
		for (const name of ["me", "guests", "table", "beat", "rest", "gone"]) {
			source.addEventListener(name, (event) => received(name, event.data));
		}
		source.onerror = async () => {
			late = Math.min(late, Date.now() + 3000);
			if (source.readyState !== EventSource.CLOSED) return;
			const status = await statusOf(place + "stream");
			if (status === 401 && watch) out();
			if (status === 404 && watch) missing();
		};
	};
	watch = setInterval(() => {
		if (document.hidden) {
			late = 0;
			reopening = 0;
			source.close();
			return;
		}
		if (isPast(late)) {
			data = {};
			connected(false);
		}
		if (isPast(reopening)) open();
	}, 1000);
	wake = (name) => {
		const network = name === "online" || name === "offline";
		if (network || (!document.hidden && isPast(reopening - silence / 2))) open();
	};
	heardVersion = (path, version) => {
		if (!path.startsWith(place) || !(version > seen)) return;
		setTimeout(() => {
			if (version > seen) open();
		}, 1500);
	};
	open();
	return () => {
		clearInterval(watch);
		watch = 0;
		source.close();
	};
}
