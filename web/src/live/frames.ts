import { wholeCode } from '#ui/lazy/wholeCode.ts';
import { isTick, parseJson } from './lazyTickParser.ts';

export interface FrameListener {
  /** A frame with a single tick, not parsed yet. */
  onTick(text: string): void;
  /** Any other message. */
  onJson(message: unknown): void;
}

/** Turns frames into messages, in arrival order; the inflater loads with the first binary frame. */
export function createFrameReader({ onTick, onJson }: FrameListener): (data: unknown) => void {
  let ungzip: ((data: Uint8Array) => string) | null = null;
  let waiting: unknown[] | null = null;

  function deliver(data: unknown) {
    const text = typeof data === 'string' ? data : inflate(data);
    if (text === null) return;
    if (isTick(text)) return onTick(text);
    const json = parseJson(text);
    for (const message of Array.isArray(json) ? json : [json]) if (message !== null) onJson(message);
  }

  function inflate(data: unknown): string | null {
    if (!(data instanceof ArrayBuffer) || !ungzip) return null;
    try {
      return ungzip(new Uint8Array(data));
    } catch {
      return null;
    }
  }

  async function loadInflater(queue: unknown[]) {
    const load = await wholeCode(() => import('./inflate.ts'));
    ungzip = load.ungzip;
    waiting = null;
    for (const data of queue) deliver(data);
  }

  return (data) => {
    if (waiting) {
      waiting.push(data);
    } else if (typeof data === 'string' || ungzip) {
      deliver(data);
    } else {
      waiting = [data];
      // A failed load leaves text frames unread too, so the queue is dropped and the next frame tries again.
      loadInflater(waiting).catch(() => {
        waiting = null;
      });
    }
  };
}
