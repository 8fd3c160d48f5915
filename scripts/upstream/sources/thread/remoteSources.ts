import { Worker } from 'node:worker_threads';
import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import type { PortName, Sources } from '../../ports/sources.ts';
import type { NewsDay } from '../store/news.ts';
import type { Asking, PortStates, ThreadMessage, ThreadOptions } from './messages.ts';
import { remoteNews } from './remoteNews.ts';
import { createThreadCalls } from './threadCalls.ts';

export interface RemoteSources {
  readonly sources: Sources;
  close(): Promise<void>;
}

export interface RemoteSourcesOptions extends ThreadOptions {
  /** Told in a line what the operator may want to know. */
  readonly log: (line: string) => void;
}

/**
 * Starts the thread of public sources. Its ports stand here as if they were in this thread: each call is a message, what
 * is asked of one cycle is asked once. Resolves when what is kept is open; rejects with an Error of one line where it
 * cannot be.
 */
export async function startRemoteSources({
  log,
  ...workerData
}: RemoteSourcesOptions): Promise<RemoteSources> {
  const thread = new Worker(new URL('./sourcesThread.ts', import.meta.url), { workerData });
  const calls = createThreadCalls((asking: Asking) => thread.postMessage(asking));
  const started = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let snapshot = { at: 0, ahead: 0, ports: {} as PortStates };
  let newsDays: readonly NewsDay[] = [];
  let isClosing = false;
  // A market that stands still has no new cycle, and its other ports may have news.
  const forgetting = setInterval(calls.forget, CYCLE).unref();

  thread.on('message', (message: ThreadMessage) => {
    if (message.kind === 'log') return log(message.line);
    if (message.kind === 'closed') return closed.resolve();
    if (message.kind === 'news') {
      newsDays = message.days;
      return;
    }
    if (message.kind !== 'cycle') return calls.settle(message);
    const { at, now, ports } = message;
    if (at !== snapshot.at) calls.forget();
    snapshot = { at, ahead: now - Date.now(), ports };
    started.resolve();
  });
  thread.on('error', (error) => {
    started.reject(error);
    calls.fail(error.message);
    log(`the thread of sources has stopped: ${error.message}`);
  });
  thread.on('exit', () => {
    calls.fail('the thread of sources has ended');
    closed.resolve();
    // Without its sources the upstream would answer errors for ever: it ends, and is started anew.
    if (!isClosing && snapshot.at !== 0) throw new Error('the thread of sources has ended');
  });
  await started.promise;

  return {
    sources: portsOf({
      now: () => snapshot.at,
      exact: () => Date.now() + snapshot.ahead,
      states: () => snapshot.ports,
      newsDays: () => newsDays,
      calls,
    }),
    async close() {
      isClosing = true;
      clearInterval(forgetting);
      thread.postMessage({ kind: 'close' } satisfies Asking);
      await closed.promise;
    },
  };
}

interface RemoteWorld {
  now(): number;
  exact(): number;
  states(): PortStates;
  newsDays(): readonly NewsDay[];
  readonly calls: ReturnType<typeof createThreadCalls>;
}

/** Every port as a stand-in that asks the thread; one without a source is null. */
function portsOf({ now, exact, states, newsDays, calls }: RemoteWorld): Sources {
  const standIns = new Map<PortName, object>();
  const news = remoteNews({ now: exact, days: newsDays, calls });
  const clock = { now, exact };

  function standIn(name: PortName): object {
    const known = standIns.get(name);
    if (known) return known;
    const made = new Proxy(
      {},
      {
        get(_target, member) {
          if (typeof member === 'symbol' || member === 'then') return undefined;
          if (member === 'provenance') return states()[name];
          if (member === 'subscribe') return calls.subscribe;
          if (name === 'news') return Reflect.get(news, member);
          return (...args: readonly unknown[]) => calls.ask(name, member, args);
        },
      },
    );
    standIns.set(name, made);
    return made;
  }

  // The thread has the ports themselves, so that each member of a stand-in answers as its type says.
  return new Proxy({} as Sources, {
    get(_target, member) {
      if (member === 'clock') return clock;
      if (typeof member === 'symbol' || member === 'then') return undefined;
      const name = member as PortName;
      // Prices are always asked for: what has none yet says so itself.
      return states()[name] || ALWAYS.has(name) ? standIn(name) : null;
    },
    ownKeys: () => [
      'clock',
      ...ALWAYS,
      ...Object.keys(states()).filter((name) => !ALWAYS.has(name as PortName)),
    ],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const ALWAYS: ReadonlySet<PortName> = new Set(['coins', 'candles']);
