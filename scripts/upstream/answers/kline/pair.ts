import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { klineEndpoints } from '@coinmirror/shared/contract/kline.ts';
import { noDataMessage } from '@coinmirror/shared/contract/notConnected.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import { readTicker } from '../../catalogue/tickers.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Coin, coinsNow } from '../indexes/coins.ts';
import { pauseOf, pauseSentence } from '../provenance/sourcePause.ts';
import { sourcesOfPort } from '../provenance/sourcesOfPort.ts';
import { futuresRows, type PairRow, spotRows } from '../rows/pairRows.ts';
import { type LastDay, lastDay } from './lastDay.ts';

type Pair = GivenOf<typeof klineEndpoints.klinePair>['data'];

/**
 * A ticker's names and its last 24 hours, equal to the list of markets if it is listed there; null for an unknown
 * ticker.
 */
export async function klinePairOf(tickerId: string, sources: Sources): Promise<Pair | null> {
  const ticker = readTicker(tickerId);
  if (!ticker) return null;
  const coins = await coinsNow(sources);
  const coin = coins.find(({ facts }) => facts.code === ticker.coinCode);
  if (!coin) return null;
  const day = await lastDay(ticker.id, sources);
  const rows = ticker.contract === null ? await spotOf(sources, coin) : await futuresRows(sources, coin);
  const exchange = findExchange(ticker.exchangeCode ?? '');
  const row = rows.find(({ tickerId: listed }) => listed === ticker.id);
  return {
    tickerId: ticker.id,
    coinCode: coin.facts.code,
    coinName: coin.facts.nameZh || coin.facts.nameEn,
    logo: coin.facts.logo,
    contract: ticker.contract ?? '',
    base: coin.facts.symbol.toUpperCase(),
    quote: ticker.quote.symbol.toUpperCase(),
    ...(ticker.exchangeCode === null && ticker.quote.kind === 'usd' ? ofCoin(coin) : ofRow(row, day)),
    noData: row === undefined ? await pauseOfPair(ticker.id, sources) : '',
    exchange: {
      code: row?.exchangeCode ?? ticker.exchangeCode ?? '',
      nameEn: row?.nameEn ?? exchange?.nameEn ?? '',
      nameZh: row?.nameZh ?? exchange?.nameZh ?? '',
    },
  };
}

/** Why nobody lists a pair now, where its exchange is left alone; else ''. */
async function pauseOfPair(tickerId: string, sources: Sources): Promise<string> {
  if (readTicker(tickerId)?.exchangeCode === null) return '';
  const paused = await pauseOf(await sourcesOfPort(tickerId, 'pairs', sources), sources);
  return paused === null ? '' : noDataMessage('paused', pauseSentence(paused));
}

async function spotOf(sources: Sources, coin: Coin): Promise<readonly PairRow[]> {
  return [...(await spotRows(sources, coin, 'spot')), ...(await spotRows(sources, coin, 'dex'))];
}

function ofCoin({ now }: Coin) {
  return {
    high24h: now.high24h,
    low24h: now.low24h,
    price: now.price,
    change24h: now.change24h,
    volumeCoins24h: now.price > 0 ? now.volume24h / now.price : null,
    volume24h: now.volume24h,
    fundingRate: null,
    openInterest: null,
  };
}

function ofRow(row: PairRow | undefined, day: LastDay | null) {
  const change = day?.isComplete ? (day.close / day.open - 1) * 100 : null;
  return {
    high24h: day?.high ?? null,
    low24h: day?.low ?? null,
    // Of a contract no venue reports candles, and its price is known.
    price: day?.close ?? row?.quotePrice ?? null,
    change24h: row ? row.change24h : change,
    volumeCoins24h: row?.volumeCoins24h ?? null,
    volume24h: row?.volume24h ?? null,
    fundingRate: row?.fundingRate ?? null,
    openInterest: row?.openInterest ?? null,
  };
}
