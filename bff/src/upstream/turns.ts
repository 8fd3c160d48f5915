import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import { lineOf } from '@coinmirror/shared/network/networks.ts';
import type { QuotaBounds } from '@coinmirror/shared/network/quota.ts';
import { Refusal } from '../http/failure.ts';
import { createQuotas } from '../security/quotas.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';

/**
 * Reads of the upstream that are under way at once: half of its connections. A page makes some twenty; a line's eight at a
 * time answer hundreds a second.
 */
const USUAL: QuotaBounds = {
  total: UPSTREAM_LIMITS.connections / 2,
  levels: {
    line: { most: 8, ofFree: 1 / 4 },
    site: { most: 16, ofFree: 1 / 3 },
    region: { most: 32, ofFree: 1 / 2 },
  },
};
/** Of those that take the upstream tens of ms each: together a few, so that all others come between them. */
const DEAR: QuotaBounds = {
  total: 16,
  levels: {
    line: { most: 2, ofFree: 1 / 4 },
    site: { most: 4, ofFree: 1 / 3 },
    region: { most: 8, ofFree: 1 / 2 },
  },
};
/** Reads that wait for a line, and for all. */
const WAITING_OF_LINE = 200;
const WAITING = 1_000;
/** Seconds. */
const AGAIN = { 'retry-after': '1' };

interface Waiting {
  readonly address: string;
  start(leave: () => void): void;
}

/** Does work for the visitor at an address as soon as his networks have a share. Throws Refusal when too much waits. */
type Turns = <Value>(address: string, work: () => Promise<Value>) => Promise<Value>;

/** Reads an endpoint for the visitor at an address, in his turn. Throws Refusal when too much waits before it. */
export type ReadTurns = <Value>(
  { dear }: Pick<Endpoint, 'dear'>,
  address: string,
  read: () => Promise<Value>,
) => Promise<Value>;

/** Dear reads have turns of their own, so that nobody's others wait for them. */
export function createReadTurns(): ReadTurns {
  // What has taken longer may never end, and must not keep its line from other reads.
  const usual = createTurns(USUAL, UPSTREAM_LIMITS.patienceMs);
  const dear = createTurns(DEAR, UPSTREAM_LIMITS.answerMs);
  return (row, address, read) => (row.dear ? dear : usual)(address, read);
}

/**
 * Fair turns: a line waits for itself alone, and of the lines that may go on each has one after another. Work that has
 * taken `patienceMs` gives its place back.
 */
function createTurns(bounds: QuotaBounds, patienceMs: number): Turns {
  const quotas = createQuotas(bounds);
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;

  async function run<Value>(leave: () => void, work: () => Promise<Value>): Promise<Value> {
    const end = () => {
      leave();
      startNext();
    };
    const patience = setTimeout(end, patienceMs).unref();
    try {
      return await work();
    } finally {
      clearTimeout(patience);
      end();
    }
  }

  /** Takes a read out of its line, which goes behind all others. */
  function drop(line: string, one: Waiting): void {
    const queue = (lines.get(line) ?? []).filter((other) => other !== one);
    waiting -= 1;
    lines.delete(line);
    if (queue.length > 0) lines.set(line, queue);
  }

  function startNext(): void {
    for (const [line, queue] of [...lines]) {
      const [first] = queue;
      const leave = first && quotas.take(first.address);
      if (!first || !leave) continue;
      drop(line, first);
      first.start(leave);
    }
  }

  function wait<Value>(address: string, work: () => Promise<Value>): Promise<Value> {
    const line = lineOf(address);
    const queue = lines.get(line) ?? [];
    if (queue.length >= WAITING_OF_LINE) throw new Refusal('tooMany', AGAIN);
    if (waiting >= WAITING) throw new Refusal('upstreamBusy', AGAIN);
    const turn = Promise.withResolvers<Value>();
    const own: Waiting = {
      address,
      start(leave) {
        clearTimeout(late);
        run(leave, work).then(turn.resolve, turn.reject);
      },
    };
    // Its reader gets no answer any more in the time that an answer may take.
    const late = setTimeout(() => {
      drop(line, own);
      turn.reject(new Refusal('upstreamBusy', AGAIN));
    }, UPSTREAM_LIMITS.answerMs).unref();
    queue.push(own);
    lines.set(line, queue);
    waiting += 1;
    return turn.promise;
  }

  return async (address, work) => {
    const leave = lines.has(lineOf(address)) ? null : quotas.take(address);
    return leave ? run(leave, work) : wait(address, work);
  };
}
