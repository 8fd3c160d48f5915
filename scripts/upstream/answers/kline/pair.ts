import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { klineEndpoints } from '@coinmirror/shared/contract/kline.ts';
import { noDataMessage } from '@coinmirror/shared/contract/notConnected.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import { readTicker } from '../../catalogue/tickers.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Coin, coinsNow } from '../indexes/coins.ts';
import { pauseOf, pauseSentence } from '../provenance/sourcePause.ts';
import { tellersOf } from '../provenance/tellers.ts';
import { futuresRows, type PairRow, spotRows } from '../rows/pairRows.ts';
import { type LastDay, lastDay } from './lastDay.ts';

type PairWire = WireOf<typeof klineEndpoints.klinePair>['data'];

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
  const day = await lastDay(ticker.id, sources);
  const rows = ticker.contract === null ? await spotOf(sources, coin) : await futuresRows(sources, coin);
  const exchange = findExchange(ticker.exchangeCode ?? '');
  const row = rows.find(({ tickerid }) => tickerid === ticker.id);
  return {
    tickerid: ticker.id,
    coin_code: coin.facts.code,
    coin_name: coin.facts.nameZh || coin.facts.nameEn,
    logo: coin.facts.logo,
    contracttype: ticker.contract ?? '',
    pair1: coin.facts.symbol.toUpperCase(),
    pair2: ticker.quote.symbol.toUpperCase(),
    high: day?.high ?? null,
    low: day?.low ?? null,
    ...(ticker.exchangeCode === null && ticker.quote.kind === 'usd' ? ofCoin(coin) : ofRow(row, day)),
    nodata: row === undefined ? await pauseOfPair(ticker.id, sources) : '',
    exchange_code: row?.exchange_code ?? ticker.exchangeCode ?? '',
    name: row?.name ?? exchange?.nameEn ?? '',
    name_zh: row?.name_zh ?? exchange?.nameZh ?? '',
  };
}

/** Why nobody lists a pair now, where its exchange is left alone; else ''. */
async function pauseOfPair(tickerId: string, sources: Sources): Promise<string> {
  if (readTicker(tickerId)?.exchangeCode === null) return '';
  const paused = await pauseOf(await tellersOf(tickerId, 'pairs', sources), sources);
  return paused === null ? '' : noDataMessage('paused', pauseSentence(paused));
}

async function spotOf(sources: Sources, coin: Coin): Promise<readonly PairRow[]> {
  return [...(await spotRows(sources, coin, 'spot')), ...(await spotRows(sources, coin, 'dex'))];
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

function ofRow(row: PairRow | undefined, day: LastDay | null) {
  const change = day?.isWhole ? (day.close / day.open - 1) * 100 : null;
  return {
    // Of a contract no venue tells candles, and its price is known.
    price: day?.close ?? row?.price ?? null,
    changerate: row ? row.changerate : change,
    vol: row?.vol ?? null,
    volume: row?.volume ?? null,
    fundsrate: row?.fundsrate ?? null,
    open_interest: row?.open_interest ?? null,
  };
}
