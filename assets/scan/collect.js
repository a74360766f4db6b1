// What was read so far. It needs nobody: it goes on when the app does not answer.

// A frame is "SF2:needed:index:MARK:body"; as many different ones of one mark as are needed make the code.
const frame = /^SF\d+:(\d{1,2}):(\d{1,3}):([A-Z2-7]{8}):[0-9A-Z$%*+\-./:]+$/;

// kindOf tells what a text is: "code" or "frame" when it is ours, else "newer", "damaged", "link", "wifi", "contact" or
// "foreign".
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

// A Collection holds the frames of one mark, or one whole code.
export class Collection {
  clear() {
    this.mark = "";
    this.needed = 0;
    this.frames = new Map();
    this.refused = new Set();
  }

  constructor() { this.clear(); }

  // add takes a text in. It gives what the text is, or "same" for one that is here already.
  add(text, newest) {
    const kind = kindOf(text, newest);
    if (this.refused.has(text)) return "same";
    if (kind === "code") {
      this.begin(text, 1);
      this.frames.set(0, text);
    } else if (kind === "frame") {
      const [, needed, index, mark] = frame.exec(text);
      // Whoever points at another screen wants what that one shows.
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

  // refuse lets go of what the app did not want, and takes a whole code in only once.
  refuse() {
    const texts = this.needed === 1 ? [...this.frames.values()] : [];
    this.clear();
    texts.forEach((text) => this.refused.add(text));
  }

  get have() { return Math.min(this.frames.size, this.needed); }

  get whole() { return this.needed > 0 && this.frames.size >= this.needed; }

  // text is what goes to the app or to the clipboard: a line for each frame.
  get text() { return [...this.frames.values()].join("\n"); }
}
