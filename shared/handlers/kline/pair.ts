import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { klineEndpoints } from '@coinmirror/shared/contract/kline.ts';
import { readTicker } from '../catalogue/tickers.ts';
import { type Coin, coinsNow } from '../coin/book.ts';
import { futuresRows, type PairRow, type QuoteBook, quoteBook, spotRows } from '../coin/pairRows.ts';
import type { Candle } from '../ports/candles.ts';
import type { Sources } from '../ports/sources.ts';

type PairWire = WireOf<typeof klineEndpoints.klinePair>['data'];

/** Five-minute candles of a day. */
const DAY_CANDLES = { periodMinutes: 5, limit: 288 };

/**
 * A ticker's names and its last 24 hours, equal to the list of markets if it is listed there; null for an unknown
 * ticker.
 */
export async function klinePairOf(tickerId: string, sources: Sources): Promise<PairWire | null> {
  const ticker = readTicker(tickerId);
  if (!ticker) return null;
  const coins = await coinsNow(sources);
  const coin = coins.find(({ facts }) => facts.code === ticker.coinCode);
  if (!coin) return null;
  const day = await sources.candles.list({ code: ticker.id, end: sources.clock.now(), ...DAY_CANDLES });
  const book = await quoteBook(sources);
  const rows =
    ticker.contract === null ? await spotOf(sources, coin, book) : await futuresRows(sources, coin, book);
  const row = rows.find(({ tickerid }) => tickerid === ticker.id);
  return {
    tickerid: ticker.id,
    coin_code: coin.facts.code,
    coin_name: coin.facts.nameZh || coin.facts.nameEn,
    logo: coin.facts.logo,
    contracttype: ticker.contract ?? '',
    pair1: coin.facts.symbol.toUpperCase(),
    pair2: ticker.quote.symbol.toUpperCase(),
    ...extremes(day),
    ...(ticker.exchangeCode === null && ticker.quote.kind === 'usd' ? ofCoin(coin) : ofRow(row, day)),
    exchange_code: row?.exchange_code ?? ticker.exchangeCode ?? '',
    name: row?.name ?? ticker.exchangeCode ?? '',
    name_zh: row?.name_zh ?? '',
  };
}

async function spotOf(sources: Sources, coin: Coin, book: QuoteBook): Promise<readonly PairRow[]> {
  return [...(await spotRows(sources, coin, 'spot', book)), ...(await spotRows(sources, coin, 'dex', book))];
}

function ofCoin({ now }: Coin) {
  return {
    price: now.price,
    changerate: now.change24h,
    high: now.high24h,
    low: now.low24h,
    vol: now.price > 0 ? now.volume24h / now.price : null,
    volume: now.volume24h,
    fundsrate: null,
    open_interest: null,
  };
}

function ofRow(row: PairRow | undefined, day: readonly Candle[]) {
  const [first, last] = [day[0], day.at(-1)];
  // With fewer candles the day is incomplete and has no 24 h change.
  const isWhole = day.length === DAY_CANDLES.limit;
  const change = first && last && isWhole ? (last.close / first.open - 1) * 100 : null;
  return {
    price: last?.close ?? null,
    changerate: row ? row.changerate : change,
    vol: row?.vol ?? null,
    volume: row?.volume ?? null,
    fundsrate: row?.fundsrate ?? null,
    open_interest: row?.open_interest ?? null,
  };
}

function extremes(day: readonly Candle[]) {
  if (day.length === 0) return { high: null, low: null };
  return {
    high: Math.max(...day.map(({ high }) => high)),
    low: Math.min(...day.map(({ low }) => low)),
  };
}
