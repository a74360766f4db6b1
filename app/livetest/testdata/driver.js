// The driver fills in the sheet of an entry by the page's own controls, like a user. It reads the host's answers, to
// know when a sheet is up to date and which button belongs to which choice.
window.driver = (() => {
  // seen has the latest table, role and sheet, the number of the request that the sheet answered (of), counts of
  // requests, and the taps that the last entry took.
  const seen = {table: null, me: null, sheet: null, of: 0, asked: 0, answers: 0, flying: 0, entered: 0, taps: 0};
  const real = window.fetch;
  let losing; // the last part of the path whose next answer is lost
  window.fetch = async (path, given) => {
    if (path.endsWith("/" + losing)) {
      losing = null;
      await real(path, given);
      throw new TypeError("lost");
    }
    const way = /\/(sheet|enter|tell)$/.exec(path)?.[1];
    if (!way) return real(path, given);
    const mine = ++seen.asked;
    seen.flying++;
    if (way !== "sheet") seen.entered++;
    try {
      const answer = await real(path, given), value = await answer.clone().json();
      if (way === "sheet" && answer.ok && mine > seen.of) Object.assign(seen, {sheet: value, of: mine});
      return answer;
    } finally {
      seen.flying--;
      seen.answers++;
    }
  };

  // A deaf stream holds its events back until it hears again.
  const missed = [];
  let deaf = false;
  window.EventSource = class extends EventSource {
    addEventListener(name, hear) {
      const heard = (event) => {
        hear(event);
        if (name === "table" || name === "me") seen[name] = JSON.parse(event.data);
      };
      super.addEventListener(name, (event) => (deaf ? missed.push(() => heard(event)) : heard(event)));
    }
  };

  // A sleeping page has no intervals, but its clock runs.
  let asleep = false, ahead = 0;
  const {now} = Date, every = window.setInterval;
  Date.now = () => now() + ahead;
  window.setInterval = (does, time) => every(() => asleep || does(), time);

  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const patience = 30000;
  async function until(what, so) {
    for (const end = performance.now() + patience; !await so();) {
      if (performance.now() > end) {
        throw new Error(`waited in vain for ${what}: ${document.body.innerText.slice(0, 1500)}`);
      }
      await pause(5);
    }
  }
  // quiet waits until a condition holds and no request has been under way for some moments.
  async function quiet(what, so) {
    let still = 0;
    await until(what, async () => (still = seen.flying || !so() ? 0 : still + 1) > 4);
  }
  const answered = (before) => quiet("an answer", () => seen.answers > before);

  const hand = () => document.querySelector("main.hand");
  const fields = () => (hand() ? seen.sheet.hand?.Fields : seen.sheet.fields) || [];
  const keyed = (name) => document.querySelector(`[data-key="${CSS.escape(name)}"]`);
  const boxOf = (name) => document.getElementById("f-" + name.replace(/[^\w-]/g, "_"));
  const placeOf = (name) => keyed(name) || boxOf(name); // cells of a tally have no element with their key

  async function operate(does, taps = 1) {
    const before = seen.answers;
    seen.taps += taps;
    does();
    await answered(before);
  }
  // unfold opens the details that hide an element.
  function unfold(element) {
    const fold = element.closest("details:not([open])");
    if (!fold || element.closest("summary")) return;
    fold.open = true;
    seen.taps++;
  }
  function type(box, text, event) {
    box.value = text;
    box.dispatchEvent(new Event(event, {bubbles: true}));
  }

  // put sets a field, and reports whether that changed anything.
  async function put(field, target) {
    const {value, text} = target;
    await until("the field " + field.Name, () => placeOf(field.Name));
    unfold(placeOf(field.Name));
    switch (field.Input) {
    case "words":
      if (field.Text === text) return false;
      await operate(() => type(boxOf(field.Name), text, "input"));
      return true;
    case "switch":
      if (field.Value === value || field.Locked) return false;
      await operate(() => boxOf(field.Name).click());
      return true;
    case "tally": {
      if (field.Value === value || field.Locked) return false;
      await operate(() => boxOf(field.Name).click());
      return true;
    }
    case "stepper": case "number":
      if (field.Value === value && !field.Unsaid || field.Unsaid && value < field.Min) return false; // stays empty
      await operate(() => type(boxOf(field.Name), String(value), "input"));
      return true;
    case "list":
      if (field.Value === value && field.Offered && !field.Unsaid) return false;
      if (!field.Choices.some((one) => one.Value === value)) return false;
      await operate(() => type(boxOf(field.Name), String(value), "change"), 2);
      return true;
    case "cards": {
      if (field.Value === value && field.Offered) return false;
      if (!field.Choices.some((one) => one.Value === value && !one.Reason)) return false;
      const place = keyed(field.Name), change = place.querySelector(".bar button");
      if (change) {
        seen.taps++;
        change.click();
        await until("the cards", () => place.querySelector(".deck"));
      }
      await operate(() => place.querySelector(`[data-key="${value}"]`).click());
      return true;
    }
    case "choices": {
      if (value === -1 ? !field.Offered : field.Value === value && field.Offered) return false;
      const at = field.Choices.findIndex((one) => one.Value === (value === -1 ? field.Value : value));
      if (at < 0 || field.Choices[at].Reason) return false;
      const button = keyed(field.Name).querySelectorAll(".options button")[at];
      await operate(() => button.click());
      return true;
    }
    }
    return false;
  }

  // fillIn fills in the fields of the form until nothing changes, because a value may add further fields.
  async function fillIn(targets) {
    for (let pass = 0, changed = true; changed; pass++) {
      changed = false;
      if (pass > 20) throw new Error("it is never filled in: " + fields().map((one) => `${one.Name}=${one.Value}`));
      for (const target of targets) {
        const field = fields().find((one) => one.Name === target.field);
        if (field) changed = await put(field, target) || changed;
      }
    }
  }

  async function choose(kind) {
    if (seen.sheet.kind === kind) return;
    const all = seen.sheet.kinds.concat((seen.sheet.menus || []).flatMap((menu) => menu.kinds));
    const name = all.find((one) => one.kind === kind)?.name;
    const button = [...document.querySelectorAll("#sheet .options button")].find((one) => one.textContent === name);
    if (!button) throw new Error(`nothing leads to a ${kind}: ${JSON.stringify(all)}`);
    unfold(button);
    await operate(() => button.click());
    if (seen.sheet.kind !== kind) throw new Error(`a ${kind} became a ${seen.sheet.kind}`);
  }

  // send presses a button until it sends something: it ignores a second tap right after another.
  async function send(button, what) {
    const before = seen.entered;
    seen.taps++;
    await until(what, async () => {
      button()?.click();
      await pause(20);
      return seen.entered > before;
    });
    await quiet(what, () => true);
  }
  const submit = () => (hand() || document.getElementById("sheet")).querySelector(".record button[type=submit]");

  const ready = () => seen.table && seen.sheet?.head === seen.table.head;

  // open shows the hand of the player who has something to enter.
  async function open() {
    if (!hand()) await operate(() => document.querySelector("#sheet .record .buttons button.main").click());
    await until("the hand", hand);
  }

  // tell fills in each missing part of a player. It reports whether that was the part of the phone's owner, which ends
  // the entry.
  async function tell(targets) {
    for (let part = 0; seen.sheet.outcome.Veil || seen.sheet.hand; part++) {
      if (part > 20) throw new Error("a part is missing for ever: " + JSON.stringify(seen.sheet.parts));
      const own = seen.sheet.parts.own;
      await open();
      await fillIn(targets.filter((one) => own || one.seat === seen.sheet.hand.Seat));
      await send(submit, "telling");
      if (own) return true;
      await until("the table", () => !hand());
    }
    return false;
  }

  return {
    seen, ready, fillIn, quiet,
    // keep fills in an entry of a kind and records it.
    async keep(kind, targets) {
      await until("the sheet", ready);
      await quiet("the sheet", () => !seen.sheet.sets.length);
      const {head} = seen.table;
      seen.taps = document.querySelector(".jump")?.checkVisibility() ? 1 : 0;
      await choose(kind);
      let sent = false;
      if (!seen.sheet.parts?.own) await fillIn(targets.filter((one) => !one.secret));
      if (seen.sheet.parts && (seen.sheet.outcome.Veil || seen.sheet.hand)) sent = await tell(targets);
      if (!sent) {
        const {Refusal} = seen.sheet.outcome;
        if (Refusal) throw new Error(`${Refusal} ${JSON.stringify(seen.sheet.sets)} of ${JSON.stringify(targets)}`);
        await send(submit, "recording");
      }
      await until("the entry", () => seen.table.head !== head);
    },
    // fill fills in an entry of a kind without recording it.
    async fill(kind, targets) {
      await until("the sheet", ready);
      await quiet("the sheet", () => true);
      await choose(kind);
      await fillIn(targets);
    },
    // part fills in and sends one player's own part of an entry.
    async part(kind, targets) {
      await until("the sheet", ready);
      await quiet("the sheet", () => true);
      await choose(kind);
      await open();
      await fillIn(targets);
      await send(submit, "telling");
      await until("the table", () => !hand());
    },
    // record records the entry once all parts are filled in.
    async record() {
      const {head} = seen.table;
      await quiet("all parts", () => !seen.sheet.outcome.Refusal && !seen.sheet.outcome.Veil);
      await send(submit, "recording");
      await until("the entry", () => seen.table.head !== head);
    },
    // sleep stops the page's intervals for good and advances its clock by a time in milliseconds.
    sleep(time) {
      asleep = true;
      ahead += time;
    },
    // lose loses the next answer to requests of a way.
    lose(way) {
      losing = way;
    },
    // hear makes the page's stream hear its events, or holds them back.
    hear(so) {
      deaf = !so;
      if (so) missed.splice(0).forEach((event) => event());
    },
  };
})();
