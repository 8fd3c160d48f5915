import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

/** Runs what follows from a request as done for its visitor. */
export type AsAsker = (req: IncomingMessage, run: () => void) => void;

/**
 * Who a read is for: his address, passed along by the runtime, since a dozen functions about something else stand between
 * a request and its reads.
 */
const askers = new AsyncLocalStorage<string>();

export function createAsAsker(addressOf: (req: IncomingMessage) => string): AsAsker {
  return (req, run) => askers.run(addressOf(req), run);
}

/** The address of the visitor that something is done for; null for what the gateway does by itself. */
export function askerNow(): string | null {
  return askers.getStore() ?? null;
}
