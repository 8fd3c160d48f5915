import * as v from 'valibot';
import { codec, row } from '../fields.ts';
import { flag, label, text } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeRank, maybeShare, maybeStars, num } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { article } from '../wireTexts.ts';
import { maybeIntegerSeconds } from '../wireTime.ts';

/** Addresses separated by commas, spaces or new lines → only the https and http ones. */
function addressesIn(value: string): string[] {
  return value.split(/[\s,]+/).filter((url) => /^https?:\/\//.test(url));
}

const links = codec(v.pipe(text, v.transform(addressesIn)), 'csv');
const link = v.pipe(
  text,
  v.transform((value) => addressesIn(value)[0] ?? ''),
);

const quote = {
  price: maybeAmount,
  priceCny: ['price_cny', maybeAmount, 'unread'],
  /** USD change over 24 h. */
  changeAmount24h: ['change', maybeNum],
  change24h: ['change_percent', maybeNum],
  changeUtc0: ['changerate_utc', maybeNum],
  changeUtc8: ['changerate_utc8', maybeNum],
  change1h: ['change_hour', maybeNum],
  change7d: ['change_week', maybeNum],
  /** % over 30 and 365 days; null for a younger coin. */
  change30d: ['change_month', maybeNum],
  change1y: ['change_year', maybeNum],
  open24h: ['open', maybeAmount],
  high24h: ['high', maybeAmount],
  low24h: ['low', maybeAmount],
  high7d: ['high_week', maybeAmount],
  low7d: ['low_week', maybeAmount],
  /** 24 h volume in coins, in CNY and in USD. */
  volumeCoins24h: ['amount_day', maybeAmount],
  volumeCny24h: ['vol', maybeAmount, 'unread'],
  volume24h: ['vol_usd', maybeAmount],
  volumeBtc24h: ['vol_btc', maybeAmount],
  /** % change of the volume from the 24 h before. */
  volumeChange24h: ['vol_percent', maybeNum],
  turnoverRate: ['turn_over', maybeAmount],
  /** 量比: rate of today's volume ÷ mean rate of the last five days. */
  volumeRatio: ['ratio', maybeNum],
  marketCapCny: ['marketcap', maybeAmount, 'unread'],
  marketCap: ['marketcap_total_usd', maybeAmount],
  /** The same again, under its older name. */
  marketCapRmb: ['marketcap_total_rnb', maybeAmount, 'unread'],
  /** Price × maximum supply (total supply if there is no maximum). */
  fullyDilutedValue: ['marketcap_full_usd', maybeAmount],
  /** % of the market value of all recorded coins. */
  marketShare: ['marketcappercent', maybeShare],
  /** Pearson correlation of daily log returns with Bitcoin over 90 days, −1 to 1. */
  btcCorrelation: ['btccorrelation', maybeNum],
} as const;

const supply = {
  circulatingSupply: ['supply', maybeAmount],
  total: ['totalSupply', maybeAmount],
  max: ['maxsupply', maybeAmount],
  isUnlimited: ['is_infinity_supply', flag],
  /** Circulating ÷ maximum, %. */
  circulationRate: maybeShare,
  holders: maybeCount,
} as const;

const history = {
  icoPrice: ['icoprice', maybeAmount],
  firstPrice: ['openprice', maybeAmount],
  /** % change since the first price. */
  firstPriceChange: ['openprice_percent', maybeNum],
  allTimeHigh: ['his_highest_usd', maybeAmount],
  allTimeHighAt: ['his_highprice_time', maybeIntegerSeconds],
  allTimeLow: ['his_lowest_usd', maybeAmount],
  allTimeLowAt: ['his_lowprice_time', maybeIntegerSeconds],
  /** % below the all-time high. */
  drawdown: ['drop_ath', maybeNum],
} as const;

const chain = {
  consensus: ['prooftype', text],
  algorithm: text,
  name: ['publicchain', text],
  contractAddress: ['contractaddress', text],
  issueMode: ['issuemode', text],
  miningState: ['miningstate', text],
  blockReward: ['blockreward', maybeAmount],
  genesisAt: ['firstblocktime', maybeIntegerSeconds],
  blockSeconds: ['blockspleed', maybeAmount],
  nextHalvingAt: ['halvetime', maybeIntegerSeconds],
  nextReward: ['halvereward', maybeAmount],
} as const;

const outside = {
  websites: ['siteurl', links],
  explorers: ['explorer', links],
  sourceCode: ['codelink', links],
  whitePaper: ['white_paper', link],
  telegram: ['telegramlink', link],
  facebook: link,
  twitter: link,
  reddit: ['redditlink', link],
} as const;

const markets = {
  pairCount: ['ticker_num', maybeCount],
  exchangeCount: ['exchange_listcount', maybeCount],
  hasSpot: ['supportspots', flag],
  hasFutures: ['supportfutures', flag],
  hasEtf: ['supportetf', flag],
  hasOptions: ['supportoptions', flag],
  hasLongShort: ['haslongshort', flag],
  /** Whether unlocks at once lie ahead. */
  hasUnlocks: ['hasunlocks', flag],
} as const;

const part = row({ name: label, percent: ['value', num], remark: ['rateRemark', text] });

/** A coin: on the wire some seventy fields in one flat object. */
export const coinInfoFields = {
  code: v.string(),
  nameEn: ['name', text],
  nameZh: ['name_zh', text],
  symbol: v.string(),
  logo: text,
  rank: maybeRank,
  /** No: listed but unranked. */
  isRanked: ['isrank', flag],
  /** Not recorded, high risk. */
  isUnrecorded: ['not_public', flag],
  /** Why it has no rank; '' if it has one or the reason is unknown. */
  reason: text,
  stars: ['star_level', maybeStars],
  listedAt: ['online_time', maybeIntegerSeconds],
  updatedAt: ['updatetime', maybeIntegerSeconds],
  quote,
  supply,
  history,
  chain,
  links: outside,
  markets,
  introduction: ['coindesc', article],
  concepts: ['conceptlist', v.optional(rowsOf(v.object({ id: v.string(), name: label })), [])],
  risks: ['risk_labels', v.optional(v.array(v.string()), [])],
  allocation: ['coinallot', v.optional(rowsOf(part), [])],
  members: v.optional(rowsOf(v.object({ name: label, title: text, logo: text })), []),
} as const;
