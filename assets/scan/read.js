// Reading codes in pictures: by the browser if it can, else by the app.
import { post } from "./post.js";

// The most pixels to send of a picture of the moving camera, and of a photo.
export const moving = 1_000_000;
export const photo = 2_000_000;

// A Reader reads the texts of the codes in a video or a picture.
export class Reader {
  constructor() {
    this.canvas = document.createElement("canvas");
    this.detector = null;
  }

  // open checks whether the browser can read codes.
  async open() {
    try {
      if ((await BarcodeDetector.getSupportedFormats()).includes("qr_code")) {
        this.detector = new BarcodeDetector({ formats: ["qr_code"] });
      }
    } catch {
      this.detector = null;
    }
  }

  // read returns the texts of the codes in a picture. It throws Gone if the app is needed and does not answer.
  async read(picture, width, height, most) {
    if (this.detector) {
      try {
        let found = await this.detector.detect(picture);
        if (found.length === 0) found = await this.detector.detect(this.negative(picture, width, height));
        return found.map((code) => code.rawValue);
      } catch {
        this.detector = null; // some browsers have one that does not work
      }
    }
    const answer = await post("look", "application/octet-stream", this.grey(picture, width, height, most));
    return answer.status === 200 ? [answer.text] : [];
  }

  // negative returns a picture with light and dark swapped, because a dark theme shows codes like that.
  negative(picture, width, height) {
    this.canvas.width = width;
    this.canvas.height = height;
    const context = this.canvas.getContext("2d", { willReadFrequently: true });
    context.filter = "invert(1)";
    context.drawImage(picture, 0, 0, width, height);
    return this.canvas;
  }

  // grey returns a picture as the app takes it: width and height in two bytes each, then a byte for each pixel.
  grey(picture, width, height, most) {
    const smaller = Math.min(1, Math.sqrt(most / (width * height)));
    const w = Math.max(1, Math.floor(width * smaller));
    const h = Math.max(1, Math.floor(height * smaller));
    this.canvas.width = w;
    this.canvas.height = h;
    const context = this.canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(picture, 0, 0, w, h);
    const colours = context.getImageData(0, 0, w, h).data;
    const bytes = new Uint8Array(4 + w * h);
    new DataView(bytes.buffer).setUint16(0, w);
    new DataView(bytes.buffer).setUint16(2, h);
    for (let i = 0; i < w * h; i++) {
      bytes[4 + i] = (colours[4 * i] + 2 * colours[4 * i + 1] + colours[4 * i + 2]) >> 2;
    }
    return bytes;
  }
}
