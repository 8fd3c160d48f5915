import { shiftOf } from '@coinmirror/shared/kline/openings.ts';
import { within } from '../../../../shared/src/time/within.ts';
import type { Candle, CandleQuery, CandlesPort } from '../../ports/candles.ts';
import { exchanges } from '../exchanges/exchanges.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { bitcoinDays } from './bitcoinDays.ts';
import { candleSpan } from './candleSpan.ts';
import { foldCandles } from './foldCandles.ts';
import { BEIJING_DAY, baseOf, lengthMs, SHORT_LENGTHS, seriesKey, UTC_DAY } from './length.ts';
import { createPrices } from './prices.ts';
import { readBack } from './readBack.ts';
import { createSeries } from './series.ts';
import { createSharedReader } from './sharedReader.ts';
import { drawing, type Named, pairOf, priceOf, readNamed } from './subjectOf.ts';
import { withPrice } from './withPrice.ts';

/** Of each venue's limits. */
const PART = 1 / 3;
/** ms: who can be told something does not wait longer for the first cycle. */
const PATIENCE = 1_500;

/** Candles of pairs as their venues tell them, and of coins from a pair in dollars. */
export function createCandlesPort(world: PublicWorld): CandlesPort {
  const { store, reader } = world;
  const readSeries = createSeries(world, createSharedReader(reader, PART));

  /** The market, or null for one that has no cycle yet while something of a name is known without it. */
  async function snapshotFor({ code }: Named): Promise<MarketSnapshot | null> {
    const isKnown = [...SHORT_LENGTHS, BEIJING_DAY, UTC_DAY].some(
      (length) => store.candles.covered(seriesKey(code, length), length.minutes).length > 0,
    );
    const market = world.market();
    if (!isKnown && code !== 'bitcoin') return market;
    return within(PATIENCE, market, null);
  }

  async function list(query: CandleQuery): Promise<readonly Candle[]> {
    const named = readNamed(query.code);
    if (named === null || query.limit < 1) return [];
    const snapshot = await snapshotFor(named);
    const now = snapshot?.at ?? reader.now();
    const shift = shiftOf(query.dayBoundary ?? 'utc8');
    const base = baseOf(query.periodMinutes, shift);
    const span = candleSpan(query, now);
    const pair = snapshot && pairOf(named, snapshot);
    const rate = named.kind === 'coin' ? (pair?.rate ?? 1) : 1;
    const reported = await readBack(readSeries, { code: named.code, pair, rate }, query, now);
    const isOffline =
      reported.length === 0 && named.code === 'bitcoin' && lengthMs(base) === lengthMs(UTC_DAY);
    const parts = isOffline ? bitcoinDays(shift, span.to) : reported;
    const price = snapshot && priceOf(named, snapshot);
    const isNow = now >= span.from && now < span.to;
    const priced =
      price !== null && isNow && parts.length > 0 ? withPrice(parts, { time: now, price }, base) : parts;
    return foldCandles(priced, query.periodMinutes, shift).slice(-query.limit);
  }

  return {
    provenance: provenanceOf('exchange', ...drawing.map((venue) => exchanges[venue].candles.source)),
    list,
    /** Of a venue's pair alone: no venue tells what a coin trades on all of them. */
    async countedPair(code) {
      const named = readNamed(code);
      const pair = named && pairOf(named, await world.market());
      if (!pair) return { tickerId: null, turnover24h: null };
      return { tickerId: pair.tickerId, turnover24h: pair.ticker.quoteVolume * pair.rate };
    },
    prices: createPrices({ snapshotFor, now: reader.now, readSeries }),
  };
}
