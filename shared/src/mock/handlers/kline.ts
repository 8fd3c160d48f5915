import { type Handlers, UpstreamError } from '../handler.ts';
import type { Candle, CandleQuery, MarketSource } from '../source.ts';
import { coinsNow } from './coinBook.ts';
import { fiatRates } from './economy.ts';
import { ok } from './envelopes.ts';
import { readTickerId, type TickerPair } from './tickerId.ts';

export const klineHandlers = {
  async candles({ tickerid, period, reach, since, utc, limit }, { market }) {
    const pair = await pairOf(tickerid, market);
    const candles = await pairCandles(pair, market, {
      periodMinutes: period,
      end: reach === null ? market.now() : Math.min(reach * 1000, market.now()),
      limit,
      dayBoundary: utc === 1 ? 'utc0' : 'utc8',
    });
    const wanted = since === null ? candles : candles.filter(({ time }) => time >= since * 1000);
    return ok({
      kline: wanted.map(
        ({ time, high, open, low, close, volume, turnover }): CandleRow => [
          time / 1000,
          high,
          open,
          low,
          close,
          volume,
          turnover,
        ],
      ),
    });
  },

  async orderBook({ tickerid, limit }, { market }) {
    const rate = rateNow(await pairOf(tickerid, market), market);
    const book = await market.orderBook(tickerid, limit);
    if (!book) throw unknownPair();
    const level = ([price, size]: readonly [number, number]): [number, number] => [price * rate, size];
    return ok({ ts: book.time, bids: book.bids.map(level), asks: book.asks.map(level) });
  },

  async trades({ tickerid, limit }, { market }) {
    const rate = rateNow(await pairOf(tickerid, market), market);
    const trades = await market.trades(tickerid, limit);
    return ok(
      trades.map(({ id, time, price, size, side }) => ({
        id,
        ts: time,
        price: price * rate,
        amount: size,
        direction: side,
      })),
    );
  },
} satisfies Handlers<'candles' | 'orderBook' | 'trades'>;

/** time(s), high, open, low, close, volume, amount */
type CandleRow = [number, number, number, number, number, number, number];

function unknownPair(): UpstreamError {
  return new UpstreamError(404, '没有这个交易对');
}

async function pairOf(tickerid: string, market: MarketSource): Promise<TickerPair> {
  const rates = fiatRates(market.now());
  const pair = readTickerId(tickerid, await coinsNow(market), (code) => code in rates);
  if (!pair) throw unknownPair();
  return pair;
}

/** Units of the pair's quote per USD. */
function rateNow({ quote }: TickerPair, market: MarketSource): number {
  if (quote === null) return 1;
  return quote.kind === 'coin' ? 1 / quote.coin.now.price : (fiatRates(market.now())[quote.code] ?? 1);
}

/** Candles of the base in the pair's quote. */
async function pairCandles(
  pair: TickerPair,
  market: MarketSource,
  query: Omit<CandleQuery, 'code'>,
): Promise<readonly Candle[]> {
  const { base, quote } = pair;
  const candles = await market.candles({ ...query, code: base.facts.code });
  if (quote === null) return candles;
  if (quote.kind === 'fiat') {
    const rate = rateNow(pair, market);
    return candles.map((candle) => scaled(candle, () => rate));
  }
  const others = await market.candles({ ...query, code: quote.coin.facts.code });
  const byTime = new Map(others.map((candle) => [candle.time, candle]));
  return candles.flatMap((candle) => {
    const other = byTime.get(candle.time);
    return other ? [scaled(candle, (side) => 1 / other[side])] : [];
  });
}

/**
 * A candle in another money. High and low are taken at the mean of the other's open and close: the two coins
 * seldom peak in the same instant.
 */
function scaled(candle: Candle, rateAt: (side: 'open' | 'close') => number): Candle {
  const [open, close] = [candle.open * rateAt('open'), candle.close * rateAt('close')];
  const middle = (rateAt('open') + rateAt('close')) / 2;
  return {
    time: candle.time,
    open,
    close,
    high: Math.max(open, close, candle.high * middle),
    low: Math.min(open, close, candle.low * middle),
    volume: candle.volume,
    turnover: candle.turnover * middle,
  };
}
