import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { readRichText } from '../richText.ts';
import { envelope } from '../wire.ts';
import { num } from '../wireNumber.ts';
import { coinInfoWire } from './infoWire.ts';

type Wire = v.InferOutput<typeof coinInfoWire>;

/** Everything about one coin. Money in USD, percentages in percent, times in epoch ms, null where unknown. */
export interface CoinDetail extends ReturnType<typeof toDetail> {}

function toDetail(wire: Wire) {
  return {
    code: wire.code,
    symbol: wire.symbol,
    name: wire.name_zh || wire.name || wire.symbol,
    nameEn: wire.name || wire.symbol,
    logo: wire.logo,
    rank: wire.rank,
    standing: standingOf(wire),
    /** Why it has no rank; '' if it has one or the reason is unknown. */
    reason: wire.reason,
    stars: wire.star_level,
    risks: wire.risk_labels,
    listedAt: wire.online_time,
    updatedAt: wire.updatetime,
    quote: toQuote(wire),
    supply: toSupply(wire),
    markets: {
      pairCount: wire.ticker_num,
      exchangeCount: wire.exchange_listcount,
      hasSpot: wire.supportspots,
      hasFutures: wire.supportfutures,
      hasEtf: wire.supportetf,
      hasOptions: wire.supportoptions,
      hasLongShort: wire.haslongshort,
    },
    history: toHistory(wire),
    chain: toChain(wire),
    links: {
      websites: wire.siteurl,
      explorers: wire.explorer,
      sourceCode: wire.codelink,
      whitePaper: wire.white_paper,
      telegram: wire.telegramlink,
      facebook: wire.facebook,
      twitter: wire.twitter,
      reddit: wire.redditlink,
    },
    description: readRichText(wire.coindesc),
    concepts: wire.conceptlist,
    allocation: wire.coinallot.map((part) => ({
      name: part.name,
      percent: part.value,
      remark: part.rateRemark,
    })),
    members: wire.members,
  };
}

function standingOf(wire: Wire): 'ranked' | 'unranked' | 'unrecorded' {
  if (wire.not_public) return 'unrecorded';
  return wire.isrank ? 'ranked' : 'unranked';
}

function toQuote(wire: Wire) {
  return {
    price: wire.price,
    /** USD change over 24 h. */
    changeAmount24h: wire.change,
    change24h: wire.change_percent,
    changeUtc8: wire.changerate_utc8,
    changeUtc0: wire.changerate_utc,
    change1h: wire.change_hour,
    change7d: wire.change_week,
    /** % over 30 and 365 days; null for a younger coin. */
    change30d: wire.change_month,
    change1y: wire.change_year,
    open24h: wire.open,
    high24h: wire.high,
    low24h: wire.low,
    high7d: wire.high_week,
    low7d: wire.low_week,
    /** (high − low) ÷ low of 24 h, %. */
    amplitude24h:
      wire.high !== null && wire.low !== null && wire.low > 0
        ? ((wire.high - wire.low) / wire.low) * 100
        : null,
    /** 24 h volume in coins and in USD. */
    volumeCoins24h: wire.amount_day,
    volume24h: wire.vol_usd,
    volumeBtc24h: wire.vol_btc,
    /** % change of the volume from the 24 h before. */
    volumeChange24h: wire.vol_percent,
    turnoverRate: wire.turn_over,
    /** 量比: rate of today's volume ÷ mean rate of the last five days. */
    volumeRatio: wire.ratio,
    marketCap: wire.marketcap_total_usd,
    /** Price × maximum supply (total supply if there is no maximum). */
    fullyDilutedValue: wire.marketcap_full_usd,
    /** % of the market value of all recorded coins. */
    marketShare: wire.marketcappercent,
    /** Pearson correlation of daily log returns with Bitcoin over 90 days, −1 to 1. */
    btcCorrelation: wire.btccorrelation,
  };
}

function toSupply(wire: Wire) {
  return {
    circulatingSupply: wire.supply,
    total: wire.totalSupply,
    max: wire.maxsupply,
    isUnlimited: wire.is_infinity_supply,
    /** Circulating ÷ maximum, %. */
    circulationRate: wire.circulationRate,
    holders: wire.holders,
  };
}

function toHistory(wire: Wire) {
  return {
    icoPrice: wire.icoprice,
    firstPrice: wire.openprice,
    /** % change since the first price. */
    firstPriceChange: wire.openprice_percent,
    allTimeHigh: wire.his_highest_usd,
    allTimeHighAt: wire.his_highprice_time,
    allTimeLow: wire.his_lowest_usd,
    allTimeLowAt: wire.his_lowprice_time,
    /** % below the all-time high. */
    drawdown: wire.drop_ath,
  };
}

function toChain(wire: Wire) {
  return {
    consensus: wire.prooftype,
    algorithm: wire.algorithm,
    name: wire.publicchain,
    contractAddress: wire.contractaddress,
    issueMode: wire.issuemode,
    miningState: wire.miningstate,
    blockReward: wire.blockreward,
    genesisAt: wire.firstblocktime,
    blockSeconds: wire.blockspleed,
    nextHalvingAt: wire.halvetime,
    nextReward: wire.halvereward,
  };
}

export const coinInfoEndpoints = {
  coinInfo: defineEndpoint({
    policy: EACH_BEAT,
    method: 'POST',
    host: 'api',
    path: '/api/coin/web-coininfo',
    body: 'json',
    params: v.object({
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
      addlink: v.optional(num, 1),
      token: v.optional(v.string(), ''),
    }),
    response: envelope(
      v.pipe(
        coinInfoWire,
        v.transform((wire): CoinDetail => toDetail(wire)),
      ),
    ),
  }),
} as const;
