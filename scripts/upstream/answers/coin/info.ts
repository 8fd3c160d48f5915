import { DAY } from '@coinmirror/shared/time/units.ts';
import { introHtml } from '../../catalogue/content/intro.ts';
import { miningAt } from '../../catalogue/mining.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { holderCounts } from '../holders/counts.ts';
import { type Coin, coinsNow, conceptsOfCoin, fullSupply, rankedCoins } from '../indexes/coins.ts';
import { marketTotals } from '../indexes/marketTotals.ts';
import { inCny, quoteOf } from '../rows/coinRow.ts';
import { firstPrice } from '../rows/firstListing.ts';
import { coinMeasures } from '../series/coinMeasures.ts';
import { pairCounts } from './footprint.ts';

export const coinInfoHandlers = {
  async coinInfo({ code }, { sources }) {
    const coins = await coinsNow(sources);
    const coin = coins.find(({ facts }) => facts.code === code);
    if (!coin) throw new UpstreamError(404, '没有这个币种');
    const total = marketTotals(rankedCoins(coins)).marketCap;
    const bitcoinPrice = coins.find(({ facts }) => facts.code === 'bitcoin')?.now.price ?? null;
    const concepts = conceptsOfCoin(coin.facts);
    return ok({
      ...identityOf(coin, sources.clock.now()),
      quote: await quoteOfCoin(coin, sources, total, bitcoinPrice),
      supply: await supplyOf(coin, sources),
      history: await historyOf(coin, sources),
      chain: chainOf(coin, sources.clock.now()),
      links: coin.facts.links,
      markets: await marketsOf(coin, sources),
      introduction: introHtml(
        coin.facts,
        coin.now,
        concepts.map(({ name }) => name),
      ),
      concepts: concepts.map(({ id, name }) => ({ id, name })),
      risks: coin.facts.risks,
    });
  },
} satisfies Handlers<'coinInfo'>;

function identityOf({ facts, now }: Coin, time: number) {
  return {
    code: facts.code,
    nameEn: facts.nameEn,
    nameZh: facts.nameZh,
    symbol: facts.symbol,
    logo: facts.logo,
    rank: now.rank ?? 0,
    isRanked: facts.standing === 'ranked',
    isUnrecorded: facts.standing === 'unrecorded',
    reason: facts.reason,
    stars: facts.stars,
    listedAt: facts.launchedAt,
    updatedAt: time,
  };
}

async function quoteOfCoin(coin: Coin, sources: Sources, totalCap: number, bitcoinPrice: number | null) {
  const { now } = coin;
  const rate = await cnyPerUsd(sources);
  const measures = await coinMeasures(coin, sources);
  const open = now.change24h === null ? null : now.price / (1 + now.change24h / 100);
  const full = fullSupply(coin);
  return {
    ...quoteOf(coin, rate),
    changeAmount24h: open === null ? null : now.price - open,
    change1h: now.change1h,
    change7d: now.change7d,
    change30d: measures.change30d,
    change1y: measures.change1y,
    open24h: open,
    high24h: now.high24h,
    low24h: now.low24h,
    high7d: measures.high7d,
    low7d: measures.low7d,
    volumeCoins24h: now.price > 0 ? now.volume24h / now.price : null,
    volumeCny24h: inCny(now.volume24h, rate),
    volume24h: now.volume24h,
    volumeBtc24h: bitcoinPrice ? now.volume24h / bitcoinPrice : null,
    volumeChange24h: measures.volumeChange,
    turnoverRate: now.turnoverRate,
    volumeRatio: measures.volumeRatio,
    marketCapCny: inCny(now.marketCap, rate),
    marketCap: now.marketCap,
    marketCapRmb: inCny(now.marketCap, rate),
    fullyDilutedValue: full === null ? null : full * now.price,
    marketShare: now.marketCap === null || totalCap === 0 ? null : (now.marketCap / totalCap) * 100,
    btcCorrelation: measures.btcCorrelation,
  };
}

async function supplyOf({ facts, now }: Coin, sources: Sources) {
  const holders = await holderCounts(sources, [facts.code], sources.clock.now());
  return {
    circulatingSupply: now.circulatingSupply,
    total: facts.totalSupply === null ? null : Math.max(facts.totalSupply, now.circulatingSupply ?? 0),
    max: facts.maxSupply,
    isUnlimited: facts.isUnlimited,
    circulationRate:
      facts.maxSupply && now.circulatingSupply !== null
        ? (now.circulatingSupply / facts.maxSupply) * 100
        : null,
    holders: holders.get(facts.code) ?? null,
  };
}

async function historyOf({ facts, now }: Coin, sources: Sources) {
  const first = await firstPrice(facts, sources);
  return {
    icoPrice: facts.icoPrice,
    firstPrice: first,
    firstPriceChange: first ? (now.price / first - 1) * 100 : null,
    allTimeHigh: now.allTimeHigh,
    allTimeHighAt: now.allTimeHighAt,
    allTimeLow: now.allTimeLow,
    allTimeLowAt: now.allTimeLowAt,
    drawdown: now.drawdown,
  };
}

function chainOf({ facts }: Coin, time: number) {
  const mining = facts.mining && miningAt(facts.mining, time);
  return {
    consensus: facts.consensus,
    algorithm: mining?.algorithm ?? '',
    name: facts.chain,
    contractAddress: facts.contractAddress,
    issueMode: issueModeOf(facts),
    miningState: mining?.state ?? (facts.kind === 'token' ? '不可挖矿' : ''),
    blockReward: mining?.blockReward ?? null,
    genesisAt: mining?.genesisAt ?? null,
    blockSeconds: mining?.blockSeconds ?? null,
    nextHalvingAt: mining?.nextHalvingAt ?? null,
    nextReward: mining?.nextReward ?? null,
  };
}

function issueModeOf(facts: Coin['facts']): string {
  if (facts.isIfo) return '分叉';
  if (facts.mining) return facts.isPremined ? '预挖后挖矿' : '挖矿';
  return facts.kind === 'token' ? '合约发行' : '创世发行';
}

/** ms: schedules end before. */
const LONGEST_SCHEDULE = 20 * 366 * DAY;

async function hasUnlocksAhead(code: string, { unlocks, clock }: Sources): Promise<boolean> {
  if (unlocks === null) return false;
  const now = clock.now();
  const ahead = await ifConnected(() => unlocks.between(code, now, now + LONGEST_SCHEDULE));
  return ahead !== null && ahead.length > 0;
}

async function marketsOf({ facts }: Coin, sources: Sources) {
  const counts = (await pairCounts(sources))?.get(facts.code);
  return {
    pairCount: counts?.pairs ?? null,
    exchangeCount: counts?.exchanges ?? null,
    hasSpot: true,
    hasFutures: facts.hasFutures,
    hasEtf: facts.hasEtf,
    hasOptions: facts.hasOptions,
    hasLongShort: facts.hasFutures,
    hasUnlocks: await hasUnlocksAhead(facts.code, sources),
  };
}
