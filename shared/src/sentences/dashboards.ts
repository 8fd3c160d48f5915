import { PEG_LOST, pegState } from '../constants/peg.ts';
import type { DexOverview } from '../contract/dashboards/dex.ts';
import type { EthGas } from '../contract/dashboards/gas.ts';
import type { NftOverview } from '../contract/dashboards/nft.ts';
import type { SpotSpread } from '../contract/dashboards/spread.ts';
import type { Stablecoins } from '../contract/dashboards/stable.ts';
import type { Treasuries } from '../contract/dashboards/treasuries.ts';
import type { FundFlows, Trusts } from '../contract/dashboards/trusts.ts';
import { formatAmount } from '../format/amount.ts';
import { shortExchangeName } from '../format/exchangeName.ts';
import { formatGwei } from '../format/gwei.ts';
import { joinSpaced } from '../format/joinSpaced.ts';
import { directionOf } from '../format/percent.ts';
import { formatDate } from '../format/time.ts';
import { flowRun } from '../indicators/flowRun.ts';
import type { Link } from '../routes/link.ts';
import { apart, price, venue } from './figures.ts';
import { WATCHED_PEGS, widestPeg } from './pegs.ts';
import { change, coin, type Figure, join, plain, type Sentence, say, share, term, usd } from './sentence.ts';

/** Gas of a plain transfer of Ether. */
const TRANSFER_GAS = 21_000;
const ETHER_PER_GWEI = 1e-9;

/** What a transaction on Ethereum costs now. */
export function gasSentence({ standard, ethPrice, burned, issued }: EthGas): Sentence | null {
  if (standard === null) return null;
  return join([
    say`标准档 ${plain(formatGwei(standard), term('gwei'))}`,
    ethPrice === null
      ? null
      : say`转一笔 ETH 约 ${price(standard * TRANSFER_GAS * ETHER_PER_GWEI * ethPrice, term('gas'))}`,
    burned === null || issued === null
      ? null
      : say`24 小时销毁 ${plain(formatAmount(burned), term('burn'))} 枚，增发 ${plain(formatAmount(issued), term('inflation-rate'))} 枚`,
  ]);
}

/** Whether a large stablecoin has left its peg. */
export function stableSentence({ coins, marketCap }: Stablecoins): Sentence | null {
  const watched = coins
    .slice(0, WATCHED_PEGS)
    .flatMap((one) => (one.deviation === null ? [] : [{ ...one, deviation: one.deviation }]));
  const [tether] = watched;
  const widest = widestPeg(watched);
  if (tether === undefined || widest === null) return null;
  const lost = watched.filter((one) => pegState(one.deviation) === '脱锚');
  const most =
    widest === tether
      ? say`是最大的 ${String(watched.length)} 种里最多的`
      : say`最大的 ${String(watched.length)} 种里偏离最多 ${plain(widest.symbol, coin(widest.code))} ${deviation(widest)}`;
  return join([
    say`${plain(tether.symbol, coin(tether.code))} 偏离 ${deviation(tether)}`,
    lost.length === 0
      ? say`${most}，未见脱锚`
      : say`${lost.flatMap((one, at): Sentence => [at === 0 ? '' : '、', plain(one.symbol, coin(one.code))])} 偏离超过 ${String(PEG_LOST)}%`,
    marketCap === null ? null : say`合计 ${usd(marketCap, term('stablecoin'))}`,
  ]);
}

/** A deviation has a sign and no direction: either is bad. */
function deviation({ code, deviation: off }: Stablecoins['coins'][number]) {
  return plain(change(off ?? 0, coin(code)).text, term('peg'));
}

/** What went into Bitcoin's funds or out of them, since when, and what Grayscale's trusts hold. */
export function fundSentence(flows: FundFlows | null, { list, total }: Trusts): Sentence | null {
  const run = flows === null ? null : flowRun(flows.days);
  const way = run !== null && run.flow < 0 ? '流出' : '流入';
  const link = term('spot-etf');
  return join([
    flows === null || run === null
      ? null
      : say`${flows.symbol} 现货 ETF ${formatDate(run.day, 'UTC').slice(5)} ${way} ${flow(run.flow, link)}${run.days < 2 ? '' : say`，连续 ${String(run.days)} 个交易日共 ${flow(run.sum, link)}`}`,
    total === null || list.length === 0
      ? null
      : say`灰度 ${plain(String(list.length), link)} 只产品持有 ${usd(total, link)}`,
  ]);
}

/** The size of a flow, whose way stands before it. */
function flow(amount: number, link: Link): Figure {
  return { ...usd(Math.abs(amount), link), direction: directionOf(amount) };
}

/** What listed holders have of Bitcoin. */
export function treasurySentence({ total, share: part, value, rows }: Treasuries): Sentence | null {
  if (total === null) return null;
  const [largest] = rows;
  const bitcoin = coin('bitcoin');
  return join([
    say`${plain(String(rows.length), bitcoin)} 家持有 ${plain(formatAmount(total), bitcoin)} 枚 BTC${part === null ? '' : say`，占 2,100 万枚的 ${share(part, term('max-supply'), 1)}`}`,
    value === null ? null : say`值 ${usd(value, bitcoin)}`,
    largest === undefined
      ? null
      : say`最多的是 ${largest.name}，${plain(formatAmount(largest.btc), bitcoin)} 枚`,
  ]);
}

/** Trade of NFTs in 24 hours, and how floors have moved. */
export function nftSentence({ volume24h, collections }: NftOverview): Sentence | null {
  const [first] = collections.toSorted((one, other) => other.volume24h - one.volume24h);
  if (first === undefined) return null;
  const floor = term('floor-price');
  const risen = collections.filter(({ change24h }) => change24h > 0).length;
  const fallen = collections.filter(({ change24h }) => change24h < 0).length;
  return join([
    say`24 小时成交 ${usd(volume24h, term('trading-volume'))}`,
    say`${first.name} 最多，占 ${share(first.share, term('nft'))}`,
    say`地板价 ${plain(String(risen), floor)} 涨 ${plain(String(fallen), floor)} 跌`,
  ]);
}

/** Trade on chains in 24 hours, and who has most of it. */
export function dexSentence({ volume24h, spotShare, venues }: DexOverview): Sentence | null {
  if (volume24h === null) return null;
  const [first] = venues;
  return join([
    say`DEX 24 小时成交 ${usd(volume24h, term('dex'))}`,
    spotShare === null ? null : say`占现货成交 ${share(spotShare, term('dex'), 1)}`,
    first?.share == null
      ? null
      : say`${plain(first.name, venue(first.code))}最多，占 ${share(first.share, venue(first.code))}`,
  ]);
}

/** Whether Bitcoin costs more on the reference exchange, now and over the shown points. */
export function spreadSentence({ reference, others, points }: SpotSpread): Sentence | null {
  const [other] = others;
  const over = points.flatMap(({ reference: own, others: prices }) => {
    const [against] = prices;
    return against === undefined || against <= 0 ? [] : [(own / against - 1) * 100];
  });
  const last = over.at(-1);
  if (other === undefined || last === undefined) return null;
  const above = over.filter((percent) => percent > 0).length;
  const [own, theirs] = [shortExchangeName(reference.name), shortExchangeName(other.name)];
  return join([
    say`${plain(own, venue(reference.code))}${gap(own, '的')}的 BTC 比${gap('比', theirs)}${plain(theirs, venue(other.code))}${gap(theirs, '低')}${apart(last, term('arbitrage'), 3)}`,
    say`图中 ${share((above / over.length) * 100, term('spread'))} 的时间更贵`,
  ]);
}

/** The space between two words: between a Chinese character and a Latin letter one, else none. */
function gap(left: string, right: string): string {
  return ' '.repeat(joinSpaced(left, right).length - left.length - right.length);
}
