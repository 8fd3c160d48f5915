import { loadCode } from '#ui/lazy/loadCode.ts';

/** Turns frames into messages, not validated yet, in arrival order; the inflater loads with the first binary frame. */
export function createMessageReader(onMessage: (message: unknown) => void): (data: unknown) => void {
  let ungzip: ((data: Uint8Array) => string) | null = null;
  let waiting: unknown[] | null = null;

  function deliver(data: unknown) {
    const text = typeof data === 'string' ? data : inflate(data);
    if (text === null) return;
    const json = parseJson(text);
    for (const message of Array.isArray(json) ? json : [json]) if (message !== null) onMessage(message);
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
    const load = await loadCode(() => import('./inflate.ts'));
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

/** Parses JSON; null when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
