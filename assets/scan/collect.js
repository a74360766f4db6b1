// The texts read so far. They are collected even while the app does not answer.

// A frame of an animated code is "SF2:needed:index:MARK:body". As many different frames with one mark as are needed
// make up the code.
const frame = /^SF\d+:(\d{1,2}):(\d{1,3}):([A-Z2-7]{8}):[0-9A-Z$%*+\-./:]+$/;

// kindOf returns the kind of a text: "code" or "frame" if it is Scripkeeper's, "newer" if a later version wrote it,
// "damaged", "link", "wifi", "contact", or else "foreign".
export function kindOf(text, newest) {
  const ours = /^S[A-Z](\d{1,3}):/.exec(text);
  if (ours) {
    if (Number(ours[1]) > newest) return "newer";
    if (!text.startsWith("SF")) return "code";
    return frame.test(text) ? "frame" : "damaged";
  }
  if (/^(https?:\/\/|www\.)/i.test(text)) return "link";
  if (/^WIFI:/i.test(text)) return "wifi";
  if (/^(BEGIN:VCARD|MECARD:|BIZCARD:|MAILTO:|TEL:)/i.test(text)) return "contact";
  return "foreign";
}

// A Collection holds the frames with one mark, or one whole code.
export class Collection {
  clear() {
    this.mark = "";
    this.needed = 0;
    this.frames = new Map();
    this.refused = new Set();
  }

  constructor() { this.clear(); }

  // add adds a text and returns its kind, or "same" if there is nothing new in it.
  add(text, newest) {
    const kind = kindOf(text, newest);
    if (this.refused.has(text)) return "same";
    if (kind === "code") {
      this.begin(text, 1);
      this.frames.set(0, text);
    } else if (kind === "frame") {
      const [, needed, index, mark] = frame.exec(text);
      // A frame with another mark is from another screen, which is the one wanted now.
      if (mark !== this.mark || Number(needed) !== this.needed) this.begin(mark, Number(needed));
      if (this.frames.has(index)) return "same";
      this.frames.set(index, text);
    }
    return kind;
  }

  begin(mark, needed) {
    this.mark = mark;
    this.needed = needed;
    this.frames = new Map();
  }

  // refuse drops the texts that the app refused. A whole code is not added again.
  refuse() {
    const texts = this.needed === 1 ? [...this.frames.values()] : [];
    this.clear();
    texts.forEach((text) => this.refused.add(text));
  }

  get have() { return Math.min(this.frames.size, this.needed); }

  get whole() { return this.needed > 0 && this.frames.size >= this.needed; }

  // text returns the text for the app or the clipboard, a line for each frame.
  get text() { return [...this.frames.values()].join("\n"); }
}
