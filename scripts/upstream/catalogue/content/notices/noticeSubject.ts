import type { NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import type { TradedMarket } from '../calendar/tradingWords.ts';

/** Kinds of a notice that are events of a calendar. */
export type DatedKind = 'listing' | 'delisting' | 'maintenance';

/** Words by which each kind is announced, in both scripts of Chinese and in English. */
const WORDS: Readonly<Record<DatedKind, RegExp>> = {
  listing:
    /上线|上線|上架|上市|开放.{0,40}交易|開放.{0,40}交易|开盘|開盤|\b(?:to|will) list\b|\bnew listing|\blisting of\b|\bwill launch\b|trading .{0,40}will (?:start|open|begin)/i,
  delisting: /下架|下线|下線|摘牌|停止.{0,40}交易|終止.{0,40}交易|终止.{0,40}交易|\bdelist|\bremoval of\b/i,
  maintenance: /维护|維護|系统升级|系統升級|暂停交易|暫停交易|\bmaintenance\b|\bsystem upgrade\b/i,
};

/** What the sentence with the hour says: a listing's notice tells of deposits and of prizes as well. */
const OF_THE_HOUR: Readonly<Record<DatedKind, RegExp>> = {
  listing: /交易|\btrad(?:e|ing)\b/i,
  delisting: /停止|終止|终止|\b(?:cease|stop|remov)/i,
  maintenance: /./,
};

/** Products beside trading: their beginnings and ends are no listing of a coin. */
const BESIDE =
  /杠杆|槓桿|margin|理财|理財|\bearn\b|借贷|借貸|\bloans?\b|闪兑|閃兌|convert|跟单|跟單|copy trading|网格|網格|\bbots?\b|launchp|staking|质押|質押|\balpha\b|期权|期權|\boptions?\b/i;
const SPOT = /现货|現貨|\bspot\b/i;
const PERPETUAL = /永续|永續|perpetual/i;
const DATED = /交割合约|交割合約|季度|quarterly|expiry futures|delivery futures/i;
const CONTRACTS = /合约|合約|futures|contracts?\b/i;

/** What is written in brackets or beside a quote, and is no coin. */
const NO_COIN = new Set(
  'UTC GMT HKT SGT KST JST USDT USDC USD EUR BTC-M USDS ETF API AMA VIP P2P NFT OTC AM PM ST RWA IPO TGE FAQ APP DEX CEX'.split(
    ' ',
  ),
);
/** `(XYZ)`, `to list XYZ`, `XYZ/USDT`, `XYZ-USDC`, `XYZUSDT`: capitals, as coins are written. */
const SYMBOL =
  /[(（]\s*([A-Z0-9]{2,15})\s*[)）]|\b[Ll]ist ([A-Z0-9]{2,15})(?![A-Za-z0-9/-])|(?<![A-Za-z0-9])([A-Z0-9]{1,15}?)(?:\s?[/-]\s?)?(?:USDT|USDC)(?![A-Za-z0-9])/g;
/** More coins than this are no listing: a list of prizes, or of a network. */
const MOST = 12;

/** What a notice is about; null where its words say several things, or one that is no trading. */
export function noticeKind(type: NoticeType, text: string): DatedKind | null {
  if (type !== 'listing' && type !== 'delisting' && type !== 'maintenance') return null;
  const isTrading = SPOT.test(text) || CONTRACTS.test(text) || PERPETUAL.test(text);
  if (type === 'maintenance') {
    return WORDS.maintenance.test(text) && !WORDS.delisting.test(text) ? 'maintenance' : null;
  }
  if (BESIDE.test(text) && !isTrading) return null;
  const [said, other] =
    type === 'listing' ? [WORDS.listing, WORDS.delisting] : [WORDS.delisting, WORDS.listing];
  return said.test(text) && !other.test(text) ? type : null;
}

/** Whether a sentence tells of what a notice of a kind announces. */
export function isOfKind(kind: DatedKind, sentence: string): boolean {
  return WORDS[kind].test(sentence) || OF_THE_HOUR[kind].test(sentence);
}

/** The markets that a notice names; none where it does not say. */
export function noticeMarkets(text: string): readonly TradedMarket[] {
  const dated: readonly TradedMarket[] = DATED.test(text) ? ['dated'] : [];
  const perpetual: readonly TradedMarket[] = PERPETUAL.test(text) ? ['perpetual'] : [];
  const spot: readonly TradedMarket[] = SPOT.test(text) ? ['spot'] : [];
  return [...spot, ...perpetual, ...dated];
}

/** The symbols of coins in a notice, each once; none where there are too many to be its subject. */
export function noticeSymbols(text: string): readonly string[] {
  const found = [...text.matchAll(SYMBOL)].map(([, inside, named, pair]) => inside ?? named ?? pair ?? '');
  const coins = new Set(found.filter((symbol) => /[A-Z]/.test(symbol) && !NO_COIN.has(symbol)));
  return coins.size > MOST ? [] : [...coins];
}
