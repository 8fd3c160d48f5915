/** A browser's WebSocket whose server is the test: it opens, hears and closes when told. */
export class FakeSocket {
  /** Every socket made since a test emptied this. */
  static all: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  /** What was sent, read as JSON. */
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}
