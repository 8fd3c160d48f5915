import * as v from 'valibot';
import { flag, maybeNum, maybeRank, num, text } from '../wire.ts';
import { maybeTime } from '../wireTime.ts';

/** Addresses separated by commas, spaces or new lines → https and http addresses alone. */
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
  /** 0: listed, unranked. */
  isrank: flag,
  /** 1: not recorded, high risk. */
  not_public: flag,
  /** Why it has no rank, '' when it has one. */
  reason: text,
  star_level: maybeNum,
  online_time: maybeTime,
  updatetime: maybeTime,
} as const;

const quote = {
  price: num,
  price_cny: maybeNum,
  change: maybeNum,
  change_percent: maybeNum,
  changerate_utc: maybeNum,
  changerate_utc8: maybeNum,
  change_hour: maybeNum,
  change_week: maybeNum,
  change_month: maybeNum,
  change_year: maybeNum,
  open: maybeNum,
  high: maybeNum,
  low: maybeNum,
  high_week: maybeNum,
  low_week: maybeNum,
  amount_day: maybeNum,
  /** CNY. */
  vol: maybeNum,
  vol_usd: maybeNum,
  vol_btc: maybeNum,
  vol_percent: maybeNum,
  turn_over: maybeNum,
  ratio: maybeNum,
  /** CNY. */
  marketcap: maybeNum,
  marketcap_total_usd: maybeNum,
  marketcap_total_rnb: maybeNum,
  marketcap_full_usd: maybeNum,
  marketcappercent: maybeNum,
  btccorrelation: maybeNum,
} as const;

const supply = {
  supply: maybeNum,
  totalSupply: maybeNum,
  maxsupply: maybeNum,
  is_infinity_supply: flag,
  circulationRate: maybeNum,
  holders: maybeNum,
  coinallot: v.optional(v.array(v.object({ name: v.string(), value: num, rateRemark: text })), []),
} as const;

const market = {
  ticker_num: maybeNum,
  exchange_listcount: maybeNum,
  supportspots: flag,
  supportfutures: flag,
  supportetf: flag,
  supportoptions: flag,
  haslongshort: flag,
} as const;

const history = {
  icoprice: maybeNum,
  openprice: maybeNum,
  openprice_percent: maybeNum,
  his_highest_usd: maybeNum,
  his_highprice_time: maybeTime,
  his_lowest_usd: maybeNum,
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
  blockreward: maybeNum,
  firstblocktime: maybeTime,
  blockspleed: maybeNum,
  halvetime: maybeTime,
  halvereward: maybeNum,
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
  coindesc: text,
  conceptlist: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  members: v.optional(v.array(v.object({ name: v.string(), title: text, logo: text })), []),
  risk_labels: v.optional(v.array(v.string()), []),
} as const;

/** A coin as the upstream tells it: some seventy fields in one flat object. */
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
