import { binanceBeijingDays, binanceCandles } from '../exchanges/candles/binance.ts';
import { bitgetBeijingDays, bitgetCandles } from '../exchanges/candles/bitget.ts';
import { bybitCandles } from '../exchanges/candles/bybit.ts';
import type { BeijingDayQuestion, CandleQuestion } from '../exchanges/candles/candle.ts';
import { coinbaseCandles } from '../exchanges/candles/coinbase.ts';
import { gateioCandles } from '../exchanges/candles/gateio.ts';
import { krakenCandles } from '../exchanges/candles/kraken.ts';
import {
  okxBeijingDays,
  okxCandles,
  okxHistoryBeijingDays,
  okxHistoryCandles,
} from '../exchanges/candles/okx.ts';
import { upbitCandles } from '../exchanges/candles/upbit.ts';
import type { VenueName } from '../identity/venues.ts';
import type { SourceName } from '../sourceTable.ts';

/** One of a venue's calls for candles. */
interface CandleCall {
  readonly ask: CandleQuestion;
  /** Days from Beijing midnight; null where the venue has none, and they are folded from its hours. */
  readonly askBeijingDays: BeijingDayQuestion | null;
  /** Candles a call. */
  readonly most: number;
}

/** How a venue is asked for candles. */
export interface VenueCandles extends CandleCall {
  readonly source: SourceName;
  /** How many candles back from now it tells; null: all since the listing. */
  readonly reach: number | null;
  /** Asks for those beyond its reach; null where nothing does. */
  readonly older: CandleCall | null;
  /** Whether it leaves out what nobody traded in, so that such a candle is quiet and not lost. */
  readonly leavesOutQuiet: boolean;
}

const venue = (
  source: SourceName,
  ask: CandleQuestion,
  most: number,
  more: Partial<Omit<VenueCandles, 'source' | 'ask' | 'most'>> = {},
): VenueCandles => ({
  source,
  ask,
  most,
  askBeijingDays: null,
  reach: null,
  older: null,
  leavesOutQuiet: false,
  ...more,
});

export const venueCandles: Readonly<Record<VenueName, VenueCandles>> = {
  binance: venue('BINANCE', binanceCandles, 1_000, { askBeijingDays: binanceBeijingDays }),
  okx: venue('OKX', okxCandles, 300, {
    askBeijingDays: okxBeijingDays,
    reach: 1_440,
    older: { ask: okxHistoryCandles, askBeijingDays: okxHistoryBeijingDays, most: 100 },
  }),
  bybit: venue('BYBIT', bybitCandles, 1_000),
  // It refuses what is more than 10,000 candles ago.
  gate: venue('GATE', gateioCandles, 1_000, { reach: 9_999 }),
  bitget: venue('BITGET', bitgetCandles, 1_000, { askBeijingDays: bitgetBeijingDays }),
  coinbase: venue('COINBASE_EXCHANGE', coinbaseCandles, 300, { leavesOutQuiet: true }),
  kraken: venue('KRAKEN', krakenCandles, 720, { reach: 720 }),
  upbit: venue('UPBIT', upbitCandles, 200, { leavesOutQuiet: true }),
};

/** Venues by how far back their candles in dollars reach; the first that lists a coin draws its chart. */
export const BY_DEPTH: readonly VenueName[] = [
  'binance',
  'okx',
  'bybit',
  'gate',
  'bitget',
  'coinbase',
  'kraken',
];
