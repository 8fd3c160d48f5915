import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import type { CallParams, ParsedParams } from '@coinmirror/shared/contract/endpoint.ts';
import { type ApiEndpointName, type EndpointRow, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { expiryDay, OPTION_COINS } from '@coinmirror/shared/contract/exchange/options.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import * as v from 'valibot';
import { DOLLAR_COINS } from '../../catalogue/dollarCoins.ts';
import type { Sources } from '../../ports/sources.ts';
import { coinsNow, rankedCoins } from '../indexes/coins.ts';
import { exchangeIndex } from '../indexes/exchanges.ts';
import {
  dayHoldsThePrice,
  pageReportsTheRow,
  ranksFollowValue,
  recordsHoldThePrice,
  totalsAreTheSumOfRows,
  turnoverIsVolumeByValue,
  valueIsPriceTimesSupply,
} from '../relations/coinRelations.ts';
import { coinFeesAreOfTheRanking } from '../relations/feeRelations.ts';
import {
  expiryIsTheSumOfItsChain,
  optionsAreTheSumOfParts,
  pricesFollowFormula,
} from '../relations/optionRelations.ts';
import type { Instance } from '../relations/relation.ts';
import { chainsAddUp } from '../relations/stableRelations.ts';
import { daysAreTheSumOfRows, rowsAreOfTheirParts } from '../relations/unlockRelations.ts';
import { coinIsTheSumOfPairs, exchangeIsTheSumOfPairs, sharesAddUp } from '../relations/venueRelations.ts';
import { handlers } from './handlers.ts';

/** What a check reads; `turn` counts the runs, so that each looks at other rows. */
export interface CheckedWorld {
  readonly sources: Sources;
  readonly turn: number;
}

/** Looks at some relations of one cycle: it reads answers as a page does. */
export type Check = (world: CheckedWorld) => Promise<readonly Instance[]>;

/** Rows of the list a run, and coins whose pairs are added up. */
const PAGE = 100;
const PAIRS = 500;
const PAIRS_OF_EXCHANGE = 100;

const rowsOfTheList: Check = async ({ sources, turn }) => {
  const pages = Math.max(1, Math.ceil(rankedCoins(await coinsNow(sources)).length / PAGE));
  const params = paramsOf('coinRank', { pagesize: PAGE, page: (turn % pages) + 1 });
  const { data: rows } = await handlers.coinRank(params, { sources, token: '' });
  const one = chosen(rows, turn);
  const page =
    one && (await handlers.coinInfo(paramsOf('coinInfo', { code: one.code }), { sources, token: '' })).data;
  return [
    ...valueIsPriceTimesSupply(rows),
    ...turnoverIsVolumeByValue(rows),
    ...recordsHoldThePrice(rows),
    ...ranksFollowValue(rows),
    ...(one && page
      ? [...pageReportsTheRow(one, page.quote), ...dayHoldsThePrice(one.code, page.quote)]
      : []),
  ];
};

const totals: Check = async ({ sources }) => {
  const { data } = await handlers.globalMarket({}, { sources, token: '' });
  const ranked = rankedCoins(await coinsNow(sources)).map(({ now }) => now);
  return totalsAreTheSumOfRows(data, ranked);
};

const shares: Check = async ({ sources, turn }) => {
  const context = { sources, token: '' };
  if (turn % 2 === 0 && !isSimulated(sources)) {
    const { data } = await handlers.futuresVenues(paramsOf('futuresVenues', { per_page: PAGE }), context);
    return sharesAddUp(data.list, hrefTo('futures'));
  }
  const code = chosen(await mostTraded(sources), turn);
  if (code === null) return [];
  const { data } = await handlers.coinTradeShares({ code }, context);
  return sharesAddUp(data, hrefTo('coinMarket', { coinCode: code }), code);
};

/** Of a real market every pair has been read. A simulated one would make them all for this: there coins are added up instead. */
const exchange: Check = async ({ sources, turn }) => {
  if (isSimulated(sources)) return [];
  const { activities } = await exchangeIndex(sources);
  const read = [...activities.values()].filter(({ pairs }) => pairs.length > 0);
  const code = chosen(read, turn)?.exchange.code;
  if (code === undefined) return [];
  const context = { sources, token: '' };
  const { data } = await handlers.exchangeInfo({ code }, context);
  const volumes: { readonly volume24h: number | null }[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const params = paramsOf('exchangePairs', { code, page, pagesize: PAIRS_OF_EXCHANGE });
    const answer = await handlers.exchangePairs(params, context);
    volumes.push(...answer.rows.map(({ volume24h }) => ({ volume24h })));
    pageCount = answer.pageCount;
  }
  return exchangeIsTheSumOfPairs(code, data.volume24h, volumes);
};

/** In a real market a coin's volume is what its listings report, of more markets than are read. */
const coinPairs: Check = async ({ sources, turn }) => {
  if (!isSimulated(sources)) return [];
  const code = chosen(await mostTraded(sources), turn);
  const coin = (await coinsNow(sources)).find(({ facts }) => facts.code === code);
  // A dollar's turnover is mostly that of pairs of other coins.
  if (coin === undefined || DOLLAR_COINS.has(coin.facts.code)) return [];
  const kinds = [MARKET_TYPE.spot, MARKET_TYPE.dex];
  const lists = await Promise.all(
    kinds.map((tickertype) =>
      handlers.coinMarkets(paramsOf('coinMarkets', { code: coin.facts.code, tickertype, pagesize: PAIRS }), {
        sources,
        token: '',
      }),
    ),
  );
  return coinIsTheSumOfPairs(
    coin.facts.code,
    coin.now.volume24h,
    lists.flatMap(({ data }) => data.rows),
  );
};

/** A coin's options, and the chain of one of their expiries. */
const options: Check = async ({ sources, turn }) => {
  if (sources.options === null) return [];
  const context = { sources, token: '' };
  const params = paramsOf('optionsOverview', { coincode: chosen(OPTION_COINS, turn) ?? OPTION_COINS[0] });
  const { data } = await handlers.optionsOverview(params, context);
  const expiry = chosen(data.expiries, turn);
  if (expiry === null) return optionsAreTheSumOfParts(data);
  const day = expiryDay(expiry.expiresAt);
  const chain = await handlers.optionChain(paramsOf('optionChain', { ...params, expiry: day }), context);
  return [
    ...optionsAreTheSumOfParts(data),
    ...expiryIsTheSumOfItsChain(expiry, chain.data),
    ...(isSimulated(sources) ? pricesFollowFormula(chain.data, sources.clock.now()) : []),
  ];
};

/** The unlocks of a week, which the hub adds up. */
const unlocks: Check = async ({ sources }) => {
  if (sources.unlocks === null) return [];
  const params = paramsOf('unlockList', {});
  const { data } = await handlers.unlockList(params, { sources, token: '' });
  return [...rowsAreOfTheirParts(data.rows), ...daysAreTheSumOfRows(data)];
};

/** What a coin's page says of its fees, of which the ranking has a row. */
const fees: Check = async ({ sources, turn }) => {
  if (sources.defi === null) return [];
  const context = { sources, token: '' };
  const code = chosen(EARNING_COINS, turn);
  if (code === null) return [];
  const { data } = await handlers.coinFees(paramsOf('coinFees', { code }), context);
  if (data === null) return [];
  const ranking = await handlers.defiFees({}, context);
  return coinFeesAreOfTheRanking(data, ranking.data);
};

/** Coins of a protocol, of a chain, of both, and of an issuer. */
const EARNING_COINS = ['uniswap', 'ethereum', 'hyperliquid', 'tether', 'aave', 'solana'];

/** Stablecoins by chain; of a real market the source has coins that the list has not. */
const stableChains: Check = async ({ sources }) => {
  if (sources.stables === null) return [];
  const context = { sources, token: '' };
  const { data } = await handlers.stableChains(paramsOf('stableChains', {}), context);
  if (data === null) return [];
  const list = await handlers.stablecoins({}, context);
  return chainsAddUp(data, list.data, isSimulated(sources) ? undefined : OTHER_STABLES);
};

/** Part by which DefiLlama's total of some hundred stablecoins may differ from that of the listed ones. */
const OTHER_STABLES = 0.15;

/** A check, and what visitors call its subject where it could not be looked at. */
export interface NamedCheck {
  readonly title: string;
  readonly look: Check;
}

/** What a run looks at, by the name that its log has. */
export const CHECKS: Readonly<Record<string, NamedCheck>> = {
  list: { title: '币种列表', look: rowsOfTheList },
  totals: { title: '全市场合计', look: totals },
  shares: { title: '占比合计', look: shares },
  exchangePairs: { title: '交易所成交额', look: exchange },
  coinPairs: { title: '币种成交额', look: coinPairs },
  options: { title: '期权', look: options },
  unlocks: { title: '代币解锁', look: unlocks },
  fees: { title: '费用与收入', look: fees },
  stableChains: { title: '稳定币公链分布', look: stableChains },
};

/** Coins whose pairs are looked at in turn. */
const MOST_TRADED = 60;

async function mostTraded(sources: Sources): Promise<readonly string[]> {
  return rankedCoins(await coinsNow(sources))
    .slice(0, MOST_TRADED)
    .map(({ facts }) => facts.code);
}

function isSimulated({ pairs }: Sources): boolean {
  return pairs?.provenance.kind === 'simulated';
}

function chosen<Row>(rows: readonly Row[], turn: number): Row | null {
  return rows[turn % rows.length] ?? null;
}

function paramsOf<Name extends ApiEndpointName>(
  name: Name,
  given: CallParams<EndpointRow<Name>>,
): ParsedParams<EndpointRow<Name>> {
  const row: EndpointRow<Name> = endpoints[name];
  return v.parse<EndpointRow<Name>['params']>(row.params, given);
}
