import type { DefiOverview } from '../contract/defi/overview.ts';
import type { DefiProtocolDetail } from '../contract/defi/protocol.ts';
import type { AnchoredAssets, DefiPools, DefiRates } from '../contract/defi/yields.ts';
import { formatPercent } from '../format/percent.ts';
import { splitOf } from '../mirror/split.ts';
import { linkTo } from '../routes/link.ts';
import { change, join, plain, type Sentence, say, share, term, usd } from './sentence.ts';

/** Value locked now, its change in a week, and how much of that prices and moved coins are. */
export function defiSentence(value: DefiOverview): Sentence | null {
  const { tvl, change7d, protocols } = value;
  if (tvl === null) return null;
  const locked = term('tvl');
  const counted = protocols.filter((row) => row.share !== null);
  const [first] = counted.toSorted((one, other) => other.tvl - one.tvl);
  const week = change7d === null ? '' : say`，一周 ${change(change7d, locked)}`;
  return join([
    say`TVL ${usd(tvl, locked)}${week}${splitWords(value)}`,
    first === undefined
      ? null
      : say`最大的是 ${plain(first.name, linkTo('dataDefiItem', { code: first.code }))}，${usd(first.tvl, locked)}`,
  ]);
}

/** In points of percent that add up to the change; coins moved in or out have their own word. */
function splitWords({ change7d, price7d, flow7d }: DefiOverview): Sentence | string {
  const bars = splitOf(change7d, [
    { key: 'price', name: '价格', value: price7d },
    { key: 'flow', name: '净流', value: flow7d },
  ])?.bars;
  const [price, flow] = ['price', 'flow'].map((key) => bars?.find((bar) => bar.key === key)?.value);
  if (price === undefined || flow === undefined) return '';
  const points = (value: number) => plain(formatPercent(value).replace('%', ''), term('tvl'));
  return say`，其中价格 ${points(price)}、${flow < 0 ? '净流出' : '净流入'} ${points(flow)}`;
}

/** What one protocol holds, on which chain most of it, and what its users pay. */
export function protocolSentence(value: DefiProtocolDetail): Sentence | null {
  const { tvl, change7d, chains, fees24h, revenue24h } = value;
  if (tvl === null) return null;
  const locked = term('tvl');
  const [first] = chains;
  const most =
    first === undefined || chains.length < 2 ? '' : say`，${share(first.share, locked)} 在 ${first.name}`;
  return join([
    say`TVL ${usd(tvl, locked)}${change7d === null ? '' : say`，一周 ${change(change7d, locked)}`}${most}`,
    fees24h === null
      ? null
      : say`24 小时费用 ${usd(fees24h, term('protocol-fees'))}${revenue24h === null ? '' : say`，收入 ${usd(revenue24h, term('protocol-revenue'))}`}`,
  ]);
}

/** Deposits and loans of all listed markets. */
export function lendingSentence({ supplied, borrowed }: DefiRates): Sentence | null {
  if (supplied === null || borrowed === null || supplied <= 0) return null;
  const lending = term('lending');
  return join([
    say`存款 ${usd(supplied, lending)}，已借 ${usd(borrowed, lending)}，利用率 ${share((borrowed / supplied) * 100, lending)}`,
  ]);
}

/** Where the most traded stablecoin earns most, and costs least. */
export function rateSentence({ best }: DefiRates): Sentence | null {
  const row = best.find(({ symbol }) => symbol === 'USDC') ?? best[0];
  if (row === undefined) return null;
  const at = linkTo('coin', { coinCode: row.code });
  return join([
    row.supplyApy === null
      ? null
      : say`${row.symbol} 存款最高 ${share(row.supplyApy, at, 2)}（${row.supplyAt}）`,
    row.borrowApy === null ? null : say`借款最低 ${share(row.borrowApy, at, 2)}（${row.borrowAt}）`,
  ]);
}

/** How much the listed pools hold, and what the largest pays. */
export function poolSentence({ tvl, pools }: DefiPools): Sentence | null {
  const [largest] = pools.toSorted((one, other) => other.tvl - one.tvl);
  if (tvl === null || largest === undefined) return null;
  const link = linkTo('dataDefiItem', { code: largest.protocol });
  return join([
    say`表内 ${String(pools.length)} 个资金池合计 ${usd(tvl, term('tvl'))}`,
    largest.apy === null
      ? null
      : say`最大的 ${largest.protocolName} ${plain(largest.pair, link)} 年化 ${share(largest.apy, link, 2)}`,
  ]);
}

/** What stands for another coin, and which is furthest from it. */
export function anchoredSentence({ marketCap, assets }: AnchoredAssets): Sentence | null {
  const known = assets.filter(({ deviation }) => deviation !== null);
  const [widest] = known.toSorted(
    (one, other) => Math.abs(other.deviation ?? 0) - Math.abs(one.deviation ?? 0),
  );
  if (marketCap === null || widest?.deviation == null) return null;
  return join([
    say`${String(assets.length)} 种锚定资产市值 ${usd(marketCap, term('market-cap'))}`,
    say`偏离最大 ${widest.symbol} ${plain(formatPercent(widest.deviation, 3), term('peg'))}`,
  ]);
}
