// The camera behind the viewfinder.

export class Camera {
  constructor(video) {
    this.video = video;
    this.track = null;
  }

  // start shows the camera with an id, or the one at the back. It returns "" if it runs, or else "denied", "absent" or
  // "broken".
  async start(id) {
    this.stop();
    const which = id ? { deviceId: { exact: id } } : { facingMode: { ideal: "environment" } };
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: false, video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      this.track = stream.getVideoTracks()[0];
      this.video.srcObject = stream;
      await this.video.play();
      return "";
    } catch (error) {
      const name = error && error.name;
      if (name === "NotAllowedError" || name === "SecurityError") return "denied";
      if (name === "NotFoundError" || name === "OverconstrainedError" || !navigator.mediaDevices) return "absent";
      return "broken";
    }
  }

  stop() {
    if (this.track) this.track.stop();
    this.track = null;
    this.video.srcObject = null;
  }

  // ready reports whether there is a picture.
  get ready() { return this.track !== null && this.video.readyState >= 2 && this.video.videoWidth > 0; }

  // all returns the cameras of the device.
  async all() {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter((device) => device.kind === "videoinput");
  }

  get id() { return this.track ? this.track.getSettings().deviceId : ""; }

  // hasLight reports whether the camera has a light that can be switched on.
  get hasLight() { return Boolean(this.track && this.track.getCapabilities && this.track.getCapabilities().torch); }

  async light(on) { await this.track.applyConstraints({ advanced: [{ torch: on }] }); }
}
