import { type Dispatcher, WebSocket } from 'undici';

export interface KeepSocketOptions {
  /** `wss:` or `ws:`. */
  readonly url: string;
  /** How calls go out: a proxy holds for sockets too. */
  readonly dispatcher: Dispatcher;
  /** Sent when the socket is open. */
  readonly greeting?: readonly string[];
  readonly onMessage: (text: string) => void;
  readonly signal: AbortSignal;
  /** ms without a message after which the socket counts as dead; 30 s unless it is told. */
  readonly silence?: number;
  /** ms before the first new try, doubled each time; 1 s unless it is told. */
  readonly firstPause?: number;
}

const SILENCE = 30_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Bytes of a message; the tickers of a whole venue take some 300 KB. */
const LONGEST_MESSAGE = 4 << 20;

/**
 * Keeps a socket open until the signal: after a cut, an error or a silence it is opened anew, later each time until
 * something is heard again. Nothing is thrown: what a socket tells is a help, and polls say the same.
 */
export function keepSocket(options: KeepSocketOptions): void {
  const { url, dispatcher, greeting = [], onMessage, signal } = options;
  const { silence = SILENCE, firstPause = FIRST_PAUSE } = options;
  let failures = 0;

  function open(): void {
    if (signal.aborted) return;
    const socket = new WebSocket(url, { dispatcher });
    let patience = setTimeout(end, silence);
    let isOver = false;

    function end(): void {
      if (isOver) return;
      isOver = true;
      clearTimeout(patience);
      signal.removeEventListener('abort', end);
      socket.close();
      if (signal.aborted) return;
      const pause = Math.min(LONGEST_PAUSE, firstPause * 2 ** Math.min(failures, 16));
      failures += 1;
      // A quarter more or less, so that all who were cut off together do not come back together.
      setTimeout(open, pause * (0.75 + Math.random() / 2)).unref();
    }

    patience.unref();
    signal.addEventListener('abort', end, { once: true });
    socket.addEventListener('open', () => {
      for (const text of greeting) socket.send(text);
    });
    socket.addEventListener('message', ({ data }) => {
      if (isOver || typeof data !== 'string' || data.length > LONGEST_MESSAGE) return;
      failures = 0;
      clearTimeout(patience);
      patience = setTimeout(end, silence);
      patience.unref();
      onMessage(data);
    });
    socket.addEventListener('close', end);
    socket.addEventListener('error', end);
  }
  open();
}
