import type { VenueName } from '../../exchanges/exchanges.ts';
import type { FakePair } from './fakePairs.ts';
import { fixedPair } from './fakePairs.ts';

const HOUR = 3_600_000;
const LONG_AGO = Date.UTC(2019, 8, 30);

type MisleadingPairs = (now: number, pairs: readonly FakePair[]) => readonly FakePair[];

/** Another coin whose symbol is that of one we list, trading well. */
const another = (base: string, quote: string, fullName: string, last: number): MisleadingPairs => {
  return (now) => [fixedPair({ base, quote, fullName, last, time: now - 2_000, baseVolume: 900_000 / last })];
};

/** A pair that no longer trades, whose last price is still told. */
const delisted = (base: string, quote: string, last: number): MisleadingPairs => {
  return () => [fixedPair({ base, quote, fullName: base, last, time: LONG_AGO, isTrading: false })];
};

/** A pair that trades and was last heard of three hours ago, 30 % below what its coin is worth. */
const stale = (base: string, quote: string): MisleadingPairs => {
  return (now, pairs) =>
    pairs
      .filter((pair) => pair.base === base && pair.quote === quote)
      .map((pair) =>
        fixedPair({
          ...pair,
          quote: 'EUR',
          tickerId: null,
          last: pair.last * 0.7,
          bid: pair.last * 0.699,
          ask: pair.last * 0.701,
          time: now - 3 * HOUR,
        }),
      );
};

/** Upbit's small pairs in Tether of its largest coins: the quote stands first there. */
const inTether: MisleadingPairs = (_now, pairs) => {
  const tether = pairs.find(({ base, quote }) => base === 'USDT' && quote === 'KRW');
  if (!tether) return [];
  const large = pairs.filter(({ quote, base }) => quote === 'KRW' && ['BTC', 'ETH', 'XRP'].includes(base));
  const scaled = (value: number) => Number((value / tether.last).toPrecision(8));
  return large.map((pair) => ({
    ...pair,
    tickerId: null,
    quote: 'USDT',
    last: scaled(pair.last),
    open24h: scaled(pair.open24h),
    openUtc0: scaled(pair.openUtc0),
    high24h: scaled(pair.high24h),
    low24h: scaled(pair.low24h),
    bid: scaled(pair.bid),
    ask: scaled(pair.ask),
    baseVolume: 506_343 / scaled(pair.last),
    quoteVolume: 506_343,
  }));
};

/** What a venue reports besides, by which a careless reader is misled. */
export const misleadingPairs: Readonly<Partial<Record<VenueName, readonly MisleadingPairs[]>>> = {
  binance: [delisted('BTT', 'BTC', 0.000_000_05), delisted('NAV', 'BTC', 0.000_003_1)],
  okx: [another('AE', 'USDT', 'aelf', 0.031), delisted('LUNA', 'BTC', 0.001_2)],
  bybit: [delisted('BIT', 'USDT', 0.41)],
  gate: [another('GTC', 'USDT', 'Game.com', 0.000_7), another('BIFI', 'USDT', 'Bifrost', 0.004)],
  bitget: [another('OMNI', 'USDT', 'Omni Exchange', 0.006), stale('ADA', 'USDT')],
  coinbase: [delisted('NAV', 'BTC', 0.000_003_1)],
  kraken: [another('UST', 'USD', 'TerraClassicUSD', 0.013)],
  upbit: [another('TON', 'KRW', 'Tokamak Network', 912), inTether],
};
