import { parentPort, workerData } from 'node:worker_threads';
import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import type { PortName, Sources } from '../../ports/sources.ts';
import { openPublicSources } from '../assembly/publicSources.ts';
import type { Asking, PortStates, ThreadMessage, ThreadOptions } from './messages.ts';

/**
 * The thread of public sources: it calls them, reads their answers and keeps the cycle, so that ten thousand tickers
 * never delay an answer of the upstream.
 */
function run(port: NonNullable<typeof parentPort>, options: ThreadOptions): void {
  const post = (message: ThreadMessage) => port.postMessage(message);
  const opened = openPublicSources({ ...options, log: (line) => post({ kind: 'log', line }) });
  const { sources, loop, news, now } = opened;
  const subscriptions = new Map<number, () => void>();
  const postMarket = () =>
    post({ kind: 'cycle', at: sources.clock.now(), now: now(), ports: statesOf(sources) });

  const postNews = () => post({ kind: 'news', days: news.days() });

  postNews();
  news.onChange(postNews);
  postMarket();
  // Before any subscriber's ticks: what is asked for because of them is of this cycle.
  loop.onCycle(postMarket);
  port.on('message', (asking: Asking) => {
    switch (asking.kind) {
      case 'call':
        return void answer(sources, asking).then((message) => postOr(post, message, asking.id));
      case 'subscribe': {
        const { id, codes } = asking;
        const stop = requirePort(sources, 'ticks').subscribe(codes, (ticks) =>
          post({ kind: 'ticks', id, ticks }),
        );
        return void subscriptions.set(id, stop);
      }
      case 'unsubscribe':
        subscriptions.get(asking.id)?.();
        return void subscriptions.delete(asking.id);
      case 'close':
        return void opened.close().then(() => {
          post({ kind: 'closed' });
          port.close();
        });
    }
  });
}

/** Tells an answer, or that it cannot be copied to another thread. */
function postOr(post: (message: ThreadMessage) => void, message: ThreadMessage, id: number): void {
  try {
    post(message);
  } catch (error) {
    post({ kind: 'error', id, message: error instanceof Error ? error.message : String(error) });
  }
}

async function answer(sources: Sources, asking: Extract<Asking, { kind: 'call' }>): Promise<ThreadMessage> {
  const { id, port: name, method, args } = asking;
  try {
    const port: unknown = requirePort(sources, name);
    const own: unknown = Reflect.get(Object(port), method);
    if (typeof own !== 'function') throw new Error(`no ${name}.${method}`);
    return { kind: 'answer', id, value: await Reflect.apply(own, port, args) };
  } catch (error) {
    if (error instanceof NotConnectedError)
      return { kind: 'notConnected', id, port: error.port, sourceNames: error.sourceNames };
    return { kind: 'error', id, message: error instanceof Error ? error.message : String(error) };
  }
}

function statesOf(sources: Sources): PortStates {
  const ports = Object.entries(sources) as [PortName | 'clock', { provenance?: Provenance } | null][];
  return Object.fromEntries(
    ports.flatMap(([name, port]) => (port?.provenance ? [[name, port.provenance]] : [])),
  );
}

if (parentPort) run(parentPort, workerData as ThreadOptions);
