import * as v from 'valibot';
import { flag, label, text } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeRank, maybeShare, maybeStars, num } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { article } from '../wireTexts.ts';
import { maybeTime } from '../wireTime.ts';

/** Addresses separated by commas, spaces or new lines → only the https and http ones. */
const links = v.pipe(
  text,
  v.transform((value) => value.split(/[\s,]+/).filter((url) => /^https?:\/\//.test(url))),
);
const link = v.pipe(
  links,
  v.transform((urls) => urls[0] ?? ''),
);

const identity = {
  code: v.string(),
  /** English name, Chinese name, ticker symbol. */
  name: text,
  name_zh: text,
  symbol: v.string(),
  logo: text,
  rank: maybeRank,
  /** 0: listed but unranked. */
  isrank: flag,
  /** 1: not recorded, high risk. */
  not_public: flag,
  /** Why it has no rank; '' if it has one. */
  reason: text,
  star_level: maybeStars,
  online_time: maybeTime,
  updatetime: maybeTime,
} as const;

const quote = {
  price: maybeAmount,
  price_cny: maybeAmount,
  change: maybeNum,
  change_percent: maybeNum,
  changerate_utc: maybeNum,
  changerate_utc8: maybeNum,
  change_hour: maybeNum,
  change_week: maybeNum,
  change_month: maybeNum,
  change_year: maybeNum,
  open: maybeAmount,
  high: maybeAmount,
  low: maybeAmount,
  high_week: maybeAmount,
  low_week: maybeAmount,
  amount_day: maybeAmount,
  /** CNY. */
  vol: maybeAmount,
  vol_usd: maybeAmount,
  vol_btc: maybeAmount,
  vol_percent: maybeNum,
  turn_over: maybeAmount,
  ratio: maybeNum,
  /** CNY. */
  marketcap: maybeAmount,
  marketcap_total_usd: maybeAmount,
  marketcap_total_rnb: maybeAmount,
  marketcap_full_usd: maybeAmount,
  marketcappercent: maybeShare,
  btccorrelation: maybeNum,
} as const;

const supply = {
  supply: maybeAmount,
  totalSupply: maybeAmount,
  maxsupply: maybeAmount,
  is_infinity_supply: flag,
  circulationRate: maybeShare,
  holders: maybeCount,
  coinallot: v.optional(rowsOf(v.object({ name: label, value: num, rateRemark: text })), []),
} as const;

const market = {
  ticker_num: maybeCount,
  exchange_listcount: maybeCount,
  supportspots: flag,
  supportfutures: flag,
  supportetf: flag,
  supportoptions: flag,
  haslongshort: flag,
} as const;

const history = {
  icoprice: maybeAmount,
  openprice: maybeAmount,
  openprice_percent: maybeNum,
  his_highest_usd: maybeAmount,
  his_highprice_time: maybeTime,
  his_lowest_usd: maybeAmount,
  his_lowprice_time: maybeTime,
  drop_ath: maybeNum,
} as const;

const chain = {
  prooftype: text,
  algorithm: text,
  publicchain: text,
  contractaddress: text,
  issuemode: text,
  miningstate: text,
  blockreward: maybeAmount,
  firstblocktime: maybeTime,
  blockspleed: maybeAmount,
  halvetime: maybeTime,
  halvereward: maybeAmount,
} as const;

const outside = {
  siteurl: links,
  explorer: links,
  codelink: links,
  white_paper: link,
  telegramlink: link,
  facebook: link,
  twitter: link,
  redditlink: link,
} as const;

const words = {
  coindesc: article,
  conceptlist: v.optional(rowsOf(v.object({ id: v.string(), name: label })), []),
  members: v.optional(rowsOf(v.object({ name: label, title: text, logo: text })), []),
  risk_labels: v.optional(v.array(v.string()), []),
} as const;

/** A coin on the wire: some seventy fields in one flat object. */
export const coinInfoWire = v.object({
  ...identity,
  ...quote,
  ...supply,
  ...market,
  ...history,
  ...chain,
  ...outside,
  ...words,
});
