// Reading codes in pictures: by the browser where it can, else by the app.
import { post } from "./post.js";

// Pixels that a picture of the moving camera and a photo have at most.
export const moving = 1_000_000;
export const photo = 2_000_000;

// A Reader reads the texts of the codes in a video or a picture.
export class Reader {
  constructor() {
    this.canvas = document.createElement("canvas");
    this.detector = null;
  }

  // open finds out whether the browser itself reads codes.
  async open() {
    try {
      if ((await BarcodeDetector.getSupportedFormats()).includes("qr_code")) {
        this.detector = new BarcodeDetector({ formats: ["qr_code"] });
      }
    } catch {
      this.detector = null;
    }
  }

  // read gives the texts of a picture of a size. It throws when the app is needed and does not answer.
  async read(picture, width, height, most) {
    if (this.detector) {
      try {
        const found = await this.detector.detect(picture);
        return (found.length ? found : await this.detector.detect(this.negative(picture, width, height)))
          .map((one) => one.rawValue);
      } catch {
        this.detector = null; // some browsers offer it and cannot do it
      }
    }
    const answer = await post("look", "application/octet-stream", this.grey(picture, width, height, most));
    return answer.status === 200 ? [answer.text] : [];
  }

  // negative is a picture with light and dark changed over, as a dark theme shows codes.
  negative(picture, width, height) {
    this.canvas.width = width;
    this.canvas.height = height;
    const context = this.canvas.getContext("2d", { willReadFrequently: true });
    context.filter = "invert(1)";
    context.drawImage(picture, 0, 0, width, height);
    return this.canvas;
  }

  // grey is a picture as the app takes it: width and height in two bytes each, then a byte for each pixel.
  grey(picture, width, height, most) {
    const smaller = Math.min(1, Math.sqrt(most / (width * height)));
    const [w, h] = [Math.max(1, Math.floor(width * smaller)), Math.max(1, Math.floor(height * smaller))];
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
