import type { coinInfoEndpoints } from '@coinmirror/shared/contract/coin/info.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import { introHtml } from '../../catalogue/content/intro.ts';
import { miningAt } from '../../catalogue/mining.ts';
import type { Sources } from '../../ports/sources.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { holderCounts } from '../holders/counts.ts';
import { type Coin, coinsNow, conceptsOfCoin, fullSupply, rankedCoins } from '../indexes/coins.ts';
import { marketTotals } from '../indexes/marketTotals.ts';
import { inCny, inSeconds } from '../rows/coinRow.ts';
import { firstPrice } from '../rows/firstListing.ts';
import { coinMeasures } from '../series/coinMeasures.ts';
import { pairCounts } from './footprint.ts';

type Wire = WireOf<typeof coinInfoEndpoints.coinInfo>['data'];

export const coinInfoHandlers = {
  async coinInfo({ code }, { sources }) {
    const coins = await coinsNow(sources);
    const coin = coins.find(({ facts }) => facts.code === code);
    if (!coin) throw new UpstreamError(404, '没有这个币种');
    const total = marketTotals(rankedCoins(coins)).marketCap;
    const bitcoinPrice = coins.find(({ facts }) => facts.code === 'bitcoin')?.now.price ?? null;
    const concepts = conceptsOfCoin(coin.facts);
    return ok<Wire>({
      ...identityWire(coin, sources.clock.now()),
      ...(await quoteWire(coin, sources, total, bitcoinPrice)),
      ...(await supplyWire(coin, sources)),
      ...(await historyWire(coin, sources)),
      ...chainWire(coin, sources.clock.now()),
      ...linksWire(coin),
      ...(await marketsWire(coin, sources)),
      coindesc: introHtml(
        coin.facts,
        coin.now,
        concepts.map(({ name }) => name),
      ),
      conceptlist: concepts.map(({ id, name }) => ({ id, name })),
      risk_labels: [...coin.facts.risks],
    });
  },
} satisfies Handlers<'coinInfo'>;

function identityWire({ facts, now }: Coin, time: number) {
  return {
    code: facts.code,
    name: facts.nameEn,
    name_zh: facts.nameZh,
    symbol: facts.symbol,
    logo: facts.logo,
    rank: now.rank ?? 0,
    isrank: facts.standing === 'ranked' ? 1 : 0,
    not_public: facts.standing === 'unrecorded' ? 1 : 0,
    reason: facts.reason,
    star_level: facts.stars,
    online_time: inSeconds(facts.launchedAt),
    updatetime: inSeconds(time),
  };
}

async function quoteWire(coin: Coin, sources: Sources, totalCap: number, bitcoinPrice: number | null) {
  const { now } = coin;
  const rate = await cnyPerUsd(sources);
  const measures = await coinMeasures(coin, sources);
  const open = now.change24h === null ? null : now.price / (1 + now.change24h / 100);
  const full = fullSupply(coin);
  return {
    price: now.price,
    price_cny: inCny(now.price, rate),
    change: open === null ? null : now.price - open,
    change_percent: now.change24h,
    changerate_utc: now.changeUtc0,
    changerate_utc8: now.changeUtc8,
    change_hour: now.change1h,
    change_week: now.change7d,
    change_month: measures.change30d,
    change_year: measures.change1y,
    open,
    high: now.high24h,
    low: now.low24h,
    high_week: measures.high7d,
    low_week: measures.low7d,
    amount_day: now.price > 0 ? now.volume24h / now.price : null,
    vol: inCny(now.volume24h, rate),
    vol_usd: now.volume24h,
    vol_btc: bitcoinPrice ? now.volume24h / bitcoinPrice : null,
    vol_percent: measures.volumeChange,
    turn_over: now.turnoverRate,
    ratio: measures.volumeRatio,
    marketcap: inCny(now.marketCap, rate),
    marketcap_total_usd: now.marketCap,
    marketcap_total_rnb: inCny(now.marketCap, rate),
    marketcap_full_usd: full === null ? null : full * now.price,
    marketcappercent: now.marketCap === null || totalCap === 0 ? null : (now.marketCap / totalCap) * 100,
    btccorrelation: measures.btcCorrelation,
  };
}

async function supplyWire({ facts, now }: Coin, sources: Sources) {
  const holders = await holderCounts(sources, [facts.code], sources.clock.now());
  return {
    supply: now.circulatingSupply,
    totalSupply: facts.totalSupply === null ? null : Math.max(facts.totalSupply, now.circulatingSupply ?? 0),
    maxsupply: facts.maxSupply,
    is_infinity_supply: facts.isUnlimited ? 1 : 0,
    circulationRate:
      facts.maxSupply && now.circulatingSupply !== null
        ? (now.circulatingSupply / facts.maxSupply) * 100
        : null,
    holders: holders.get(facts.code) ?? null,
  };
}

async function historyWire({ facts, now }: Coin, sources: Sources) {
  const first = await firstPrice(facts, sources);
  return {
    icoprice: facts.icoPrice,
    openprice: first,
    openprice_percent: first ? (now.price / first - 1) * 100 : null,
    his_highest_usd: now.allTimeHigh,
    his_highprice_time: inSeconds(now.allTimeHighAt),
    his_lowest_usd: now.allTimeLow,
    his_lowprice_time: inSeconds(now.allTimeLowAt),
    drop_ath: now.drawdown,
  };
}

function chainWire({ facts }: Coin, time: number) {
  const mining = facts.mining && miningAt(facts.mining, time);
  return {
    prooftype: facts.consensus,
    algorithm: mining?.algorithm ?? '',
    publicchain: facts.chain,
    contractaddress: facts.contractAddress,
    issuemode: issueModeOf(facts),
    miningstate: mining?.state ?? (facts.kind === 'token' ? '不可挖矿' : ''),
    blockreward: mining?.blockReward ?? null,
    firstblocktime: inSeconds(mining?.genesisAt ?? null),
    blockspleed: mining?.blockSeconds ?? null,
    halvetime: inSeconds(mining?.nextHalvingAt ?? null),
    halvereward: mining?.nextReward ?? null,
  };
}

function issueModeOf(facts: Coin['facts']): string {
  if (facts.isIfo) return '分叉';
  if (facts.mining) return facts.isPremined ? '预挖后挖矿' : '挖矿';
  return facts.kind === 'token' ? '合约发行' : '创世发行';
}

function linksWire({ facts: { links } }: Coin) {
  return {
    siteurl: links.websites.join(','),
    explorer: links.explorers.join(','),
    codelink: links.sourceCode.join(','),
    white_paper: links.whitePaper,
    telegramlink: links.telegram,
    facebook: links.facebook,
    twitter: links.twitter,
    redditlink: links.reddit,
  };
}

async function marketsWire({ facts }: Coin, sources: Sources) {
  const counts = (await pairCounts(sources))?.get(facts.code);
  return {
    ticker_num: counts?.pairs ?? null,
    exchange_listcount: counts?.exchanges ?? null,
    supportspots: 1,
    supportfutures: facts.hasFutures ? 1 : 0,
    supportetf: facts.hasEtf ? 1 : 0,
    supportoptions: facts.hasOptions ? 1 : 0,
    haslongshort: facts.hasFutures ? 1 : 0,
  };
}
