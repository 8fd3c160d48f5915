import { createMemo } from '../../mechanisms/memo.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { PortName } from '../../ports/sources.ts';
import type { Tick } from '../../ports/ticks.ts';
import type { Asking, ThreadMessage } from './messages.ts';

/** Ports that say something new within a cycle. */
const LIVE: ReadonlySet<PortName> = new Set(['orderBooks', 'trades', 'liquidations', 'gold']);

type Settled = Exclude<ThreadMessage, { kind: 'cycle' | 'news' | 'log' | 'closed' }>;

/** Calls to the thread of sources that wait for their answers, and subscriptions to its ticks. */
export function createThreadCalls(post: (asking: Asking) => void) {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<number, (ticks: readonly Tick[]) => void>();
  /** What has been asked since the last cycle, by port, method and arguments. */
  const asked = createMemo<string, Promise<unknown>>();
  let snapshot = 0;
  let lastId = 0;
  let broken: string | null = null;

  function nextId(): number {
    lastId += 1;
    return lastId;
  }

  return {
    /** Asks a port's method; the same question of one cycle is asked once. */
    ask(port: PortName, method: string, args: readonly unknown[]): Promise<unknown> {
      if (broken !== null) return Promise.reject(new Error(broken));
      const call = () => {
        const id = nextId();
        const waiting = Promise.withResolvers<unknown>();
        pending.set(id, waiting);
        post({ kind: 'call', id, port, method, args });
        return waiting.promise;
      };
      return LIVE.has(port) ? call() : asked.of(`${port} ${method} ${JSON.stringify(args)}`, snapshot, call);
    },
    /** Ticks of some coins or pairs, until the returned function is called. */
    subscribe(codes: readonly string[], onTicks: (ticks: readonly Tick[]) => void): () => void {
      const id = nextId();
      listeners.set(id, onTicks);
      post({ kind: 'subscribe', id, codes });
      return () => {
        listeners.delete(id);
        post({ kind: 'unsubscribe', id });
      };
    },
    settle(message: Settled): void {
      if (message.kind === 'ticks') {
        listeners.get(message.id)?.(message.ticks);
        return;
      }
      const waiting = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'answer') waiting?.resolve(message.value);
      else if (message.kind === 'notConnected')
        waiting?.reject(new NotConnectedError(message.port, message.sourceNames));
      else waiting?.reject(new Error(message.message));
    },
    /** A new cycle has begun: what was asked of the last one is asked anew. */
    forget(): void {
      snapshot += 1;
      asked.clear();
    },
    /** The thread has ended: nothing will be answered any more. */
    fail(why: string): void {
      broken = why;
      for (const waiting of pending.values()) waiting.reject(new Error(why));
      pending.clear();
      asked.clear();
    },
  };
}
