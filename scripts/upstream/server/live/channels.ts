import { type ChannelKind, readChannel } from '@coinmirror/shared/contract/liveChannels.ts';
import { futuresIndex } from '../../answers/indexes/futures.ts';
import { newestOrders } from '../../answers/rows/liquidationRows.ts';
import { readTicker } from '../../catalogue/tickers.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { ChannelSource } from './hub.ts';
import { type Polled, polledSource } from './polled.ts';
import { createTickers } from './tickers.ts';

/** Levels a side and trades of each push: merging by a coarse step needs more than are shown. */
const LEVELS = 60;
const TRADES = 40;
/** A newcomer is told so many. */
const LIQUIDATIONS = 20;

const isTicker = (tickerId: string) => readTicker(tickerId) !== null;

/** What each channel reads; tickers are told by the market itself. One without a line does not compile. */
const POLLED: { readonly [Kind in Exclude<ChannelKind, 'ticker'>]: Polled<Kind> } = {
  depth: {
    isKnown: isTicker,
    read: (sources, tickerId, time) => requirePort(sources, 'orderBooks').top(tickerId, LEVELS, time),
  },
  trades: {
    isKnown: isTicker,
    read: (sources, tickerId, time) => requirePort(sources, 'trades').latest(tickerId, TRADES, time),
  },
  liquidation: {
    read: async (sources) =>
      newestOrders(await futuresIndex(sources), sources.clock.exact()).slice(0, LIQUIDATIONS),
    newest: ([first]) => first?.id ?? '',
    isSentAtOnce: true,
  },
};

/** Every channel the socket knows; another name has no source. */
export function createChannels(sources: Sources): (channel: string) => ChannelSource | null {
  const tickers = createTickers(sources);
  return (name) => {
    const channel = readChannel(name);
    if (channel === null) return null;
    const { kind, subject } = channel;
    return kind === 'ticker' ? tickers.source(subject) : polled(sources, kind, subject);
  };
}

function polled<Kind extends keyof typeof POLLED>(sources: Sources, kind: Kind, subject: string) {
  const row: Polled<Kind> = POLLED[kind];
  return row.isKnown?.(subject) === false ? null : polledSource(sources, { kind, subject }, row);
}
