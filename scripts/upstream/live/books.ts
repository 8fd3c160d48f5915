import { orderBookWire, tradesWire } from '@coinmirror/handlers/kline/wire.ts';
import type { Sources } from '@coinmirror/handlers/ports/sources.ts';
import { requirePort } from '@coinmirror/handlers/sources/requirePort.ts';
import { depthChannel, tradesChannel } from '@coinmirror/shared/contract/kline.ts';
import type { ChannelSource } from './hub.ts';

/** Interval at which a book changes, ms. */
const INTERVAL = 1_000;
/** Levels per side, and trades, of each push: more than are shown, because coarse steps merge levels. */
const LEVELS = 60;
const TRADES = 40;

interface BookChannel {
  readonly kind: 'depth' | 'trades';
  readonly tickerId: string;
}

/** Pushes a ticker's order book or latest trades once a second. */
export function bookSource(sources: Sources, { kind, tickerId }: BookChannel): ChannelSource {
  const channel = kind === 'depth' ? depthChannel(tickerId) : tradesChannel(tickerId);
  const read = kind === 'depth' ? () => readDepth(sources, tickerId) : () => readTrades(sources, tickerId);
  return (push) => {
    let isOpen = true;
    const send = async () => {
      const data = await read();
      if (isOpen && data !== null) push((seq) => ({ ch: channel, ts: sources.clock.now(), seq, data }));
    };
    const timer = setInterval(() => void send(), INTERVAL);
    void send();
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  };
}

async function readDepth(sources: Sources, tickerId: string) {
  const book = await requirePort(sources, 'orderBooks').top(tickerId, LEVELS);
  return book && orderBookWire(book);
}

async function readTrades(sources: Sources, tickerId: string) {
  return tradesWire(await requirePort(sources, 'trades').latest(tickerId, TRADES));
}
