// The page's own line to the server: one socket for one pane.

const RETRY = 1000; // milliseconds between attempts to come back

/** A connection that watches one member, comes back by itself and matches answers to questions. */
export class Live {
  constructor(member, { onEvent, onLost }) {
    this.member = member;
    this.onEvent = onEvent;
    this.onLost = onLost;
    this.waiting = new Map(); // nonce → the promise's resolve
    this.count = 0;
    this.prefix = Math.random().toString(36).slice(2, 10);
    this.closed = false;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/live`);
    this.socket.addEventListener("open", () => this.send({ type: "watch", member: this.member }));
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.lost());
  }

  /** Stop for good. */
  close() {
    this.closed = true;
    this.socket.close();
  }

  lost() {
    for (const resolve of this.waiting.values()) {
      resolve({ type: "failed", reason: "The connection was lost" });
    }
    this.waiting.clear();
    if (this.closed) return;
    this.onLost();
    setTimeout(() => this.closed || this.open(), RETRY);
  }

  receive(event) {
    const resolve = this.waiting.get(event.nonce);
    if (!resolve) {
      this.onEvent(event);
      return;
    }
    this.waiting.delete(event.nonce);
    resolve(event);
  }

  /** Send without waiting; what is said while the line is down is lost, as the pane shows. */
  send(payload) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(payload));
    return true;
  }

  /** Send with a nonce; resolves with the event that answers (acknowledged, failed, …). */
  ask(payload, nonce = `${this.prefix}-${(this.count += 1)}`) {
    return new Promise((resolve) => {
      this.waiting.set(nonce, resolve);
      if (this.send({ ...payload, nonce })) return;
      this.waiting.delete(nonce);
      resolve({ type: "failed", nonce, reason: "The connection was lost" });
    });
  }
}
