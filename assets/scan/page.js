// The page that scans: it reads frames from the camera until a code is whole, hands that to the app once, and shows the
// result.
import { Camera } from "./camera.js";
import { Collection } from "./collect.js";
import { Gone, onWaiting, pause, post } from "./post.js";
import { Reader, moving, photo } from "./read.js";

// The time from one look to the next in milliseconds, for six looks a second.
const pace = 160;

const data = JSON.parse(document.getElementById("data").textContent);
const at = (id) => document.getElementById(id);
const camera = new Camera(at("video"));
const collection = new Collection();
const reader = new Reader();
// calm holds the sentence and mood shown before the page began to wait for the app, or null.
let calm = null;
let over = false;
// looking is the latest look, at the camera or a photo. The next one begins after it.
let looking = Promise.resolve();

function say(word, mood = "") { tell(data.words[word], mood); }

function tell(sentence, mood) {
  if (at("sentence").textContent !== sentence) at("sentence").textContent = sentence;
  at("told").className = mood;
  calm = null;
}

function showProgress() {
  const { have, needed } = collection;
  at("progress").hidden = needed < 2;
  at("share").max = Math.max(1, needed);
  at("share").value = have;
  at("count").textContent = data.words.progress.replace("{have}", have).replace("{needed}", needed);
}

// collect adds the texts read, and hands over the code once it is whole.
async function collect(texts) {
  for (const text of texts) {
    const kind = collection.add(text, data.newest);
    if (kind === "same") continue;
    showProgress();
    if (kind === "frame") say("more");
    else if (kind !== "code") say(kind, "bad");
    if (collection.whole) return hand();
  }
}

// hand hands the whole code to the app. If the app refuses it, the page looks for another.
async function hand() {
  say("taking");
  const answer = await post("take", "text/plain;charset=utf-8", collection.text);
  if (answer.status === 200 || answer.status === 409) {
    end();
    tell(answer.text, answer.status === 200 ? "good" : "bad");
    at("progress").hidden = true;
    at("close").hidden = false;
    return;
  }
  collection.refuse();
  showProgress();
  tell(answer.status === 422 ? answer.text : data.words.damaged, "bad");
}

// end stops the camera for good.
function end() {
  over = true;
  camera.stop();
  at("finder").hidden = at("ways").hidden = true;
}

// gone says that the app is gone. The texts read can still be copied.
function gone() {
  over = true;
  camera.stop();
  at("finder").hidden = true;
  at("photo").parentElement.hidden = at("light").hidden = at("which").hidden = true;
  at("copy").hidden = collection.have === 0;
  say(collection.have > 0 ? "gone" : "lost", "bad");
}

// look reads one picture, after the latest look. picture, width and height are called when its turn comes.
function look(picture, width, height, most) {
  looking = looking.then(async () => {
    if (over) return;
    try {
      const texts = await reader.read(picture(), width(), height(), most);
      if (texts.length === 0 && most === photo) say("nocode", "bad");
      await collect(texts);
    } catch (error) {
      if (error instanceof Gone) gone();
      else if (most === photo) say("nocode", "bad");
    }
  });
  return looking;
}

async function watch() {
  const { video } = camera;
  while (!over) {
    const began = performance.now();
    if (camera.ready && !document.hidden) {
      await look(() => video, () => video.videoWidth, () => video.videoHeight, moving);
    }
    await pause(Math.max(20, pace - (performance.now() - began)));
  }
}

async function start(id) {
  say("allow");
  const trouble = await camera.start(id);
  if (over) return camera.stop();
  say(trouble || "point", trouble ? "bad" : "");
  at("finder").hidden = trouble !== "";
  at("light").hidden = !camera.hasLight;
  at("light").setAttribute("aria-pressed", "false");
  if (trouble === "") await choose();
}

// choose offers the cameras if there are several.
async function choose() {
  const all = await camera.all();
  at("which").hidden = all.length < 2;
  at("cameras").replaceChildren(...all.map((device, i) => {
    const option = new Option(device.label || `${data.words.which} ${i + 1}`, device.deviceId);
    option.selected = device.deviceId === camera.id;
    return option;
  }));
}

async function copy() {
  try {
    await navigator.clipboard.writeText(collection.text);
    say("copied", "good");
  } catch {
    at("text").hidden = false;
    at("text").value = collection.text;
    at("text").select();
    say("select");
  }
}

async function takePhoto() {
  const [file] = at("photo").files;
  at("photo").value = "";
  if (!file || over) return;
  say("looking");
  try {
    const picture = await createImageBitmap(file);
    await look(() => picture, () => picture.width, () => picture.height, photo);
  } catch {
    say("nocode", "bad");
  }
}

for (const element of document.querySelectorAll("[data-word]")) element.textContent = data.words[element.dataset.word];
document.title = data.words.title;
onWaiting((waits) => {
  if (waits && calm === null) {
    const sentence = at("sentence").textContent;
    const mood = at("told").className;
    say("waiting");
    calm = { sentence, mood };
    at("copy").hidden = !collection.whole;
  } else if (!waits && calm !== null) {
    tell(calm.sentence, calm.mood);
    at("copy").hidden = true;
  }
});
at("light").addEventListener("click", async () => {
  const on = at("light").getAttribute("aria-pressed") !== "true";
  await camera.light(on);
  at("light").setAttribute("aria-pressed", String(on));
});
at("cameras").addEventListener("change", () => start(at("cameras").value));
at("copy").addEventListener("click", copy);
at("photo").addEventListener("change", takePhoto);
await reader.open();
await start();
watch();
