import { setTimeout as sleep } from 'node:timers/promises';
import { postSigned, reasonOf, type Webhook, type WebhookOptions } from '../delivery/postSigned.ts';
import { printLine } from '../logging/printLine.ts';
import { firstLineOf } from '../store/operator/firstLine.ts';
import type { Message } from '../store/operator/messageRow.ts';

/** ms before each further try; after the last the message waits in the inbox alone. */
const PAUSES = [1_000, 10_000, 60_000] as const;

export interface ArrivalsOptions {
  /** null: nobody is told. */
  readonly webhook: Webhook | null;
  readonly messages: {
    newest(): number;
    after(number: number): Message | null;
  };
  readonly post?: (options: WebhookOptions, message: object, signal: AbortSignal) => Promise<void>;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly log?: (line: string) => void;
}

export interface Arrivals {
  /** A message has been stored. Returns at once: its visitor never waits for the webhook. */
  ring(): void;
  /** Ends what is on its way. */
  close(): void;
}

/** Tells the operator's webhook of new messages, one after the other. They are read from the store, so none is held here. */
export function createArrivals({
  webhook,
  messages,
  post = postSigned,
  pause = (ms, signal) => sleep(ms, undefined, { signal, ref: false }),
  log = printLine,
}: ArrivalsOptions): Arrivals {
  if (webhook === null) return { ring: () => undefined, close: () => undefined };
  const options = webhook;
  const closing = new AbortController();
  const { signal } = closing;
  let reported = messages.newest();
  let isAtWork = false;

  async function notify(message: Message): Promise<void> {
    for (const ms of [...PAUSES, null]) {
      try {
        return await post(options, wireOf(message), signal);
      } catch (error) {
        if (signal.aborted) return;
        if (ms === null)
          return log(`the webhook of the inbox missed message ${message.number} (${reasonOf(error)})`);
      }
      await pause(ms, signal);
    }
  }

  async function work(): Promise<void> {
    try {
      for (let next = messages.after(reported); next && !signal.aborted; next = messages.after(reported)) {
        reported = next.number;
        await notify(next);
      }
    } catch (error) {
      if (!signal.aborted) log(`the inbox could not be read for its webhook (${reasonOf(error)})`);
    } finally {
      isAtWork = false;
    }
  }

  return {
    ring() {
      if (isAtWork || signal.aborted) return;
      isAtWork = true;
      void work();
    },
    close: () => closing.abort(),
  };
}

/** Nothing of its writer: `{"number":12,"kind":"feedback","line":"…"}`. */
function wireOf(message: Message) {
  return { number: message.number, kind: message.kind, line: firstLineOf(message) };
}
