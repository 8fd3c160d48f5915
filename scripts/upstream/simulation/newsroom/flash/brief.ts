import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { between } from '../../../catalogue/content/news/figures.ts';
import { clock, p, signed, size, usd, way } from '../../../catalogue/content/news/wording.ts';
import type { Candle } from '../../../ports/candles.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';
import { leadersAt } from '../subjects.ts';

/** Publication hours in Beijing, about every six hours of the day. */
const TIMES = [6, 12, 18, 23] as const;
const SPAN = 6;

interface Line {
  readonly coin: CatalogueCoin;
  readonly price: number;
  readonly change: number;
}

/** Prices of the largest coins, and their biggest movers over the last six hours. */
export const brief: Reporter = async (day, marketData) => {
  const drafts: Draft[] = [];
  for (const at of TIMES) {
    const hour = day + at * HOUR;
    const lines: Line[] = [];
    for (const coin of leadersAt(day)) {
      const hours = await marketData.hours(coin.code, hour, SPAN);
      const line = lineOf(coin, hours);
      if (line) lines.push(line);
    }
    const draft = briefAt(hour, lines);
    if (draft) drafts.push(draft);
  }
  return drafts;
};

/** All one way, or how many rise and fall. */
function breadth(rising: number, all: number): string {
  if (rising === 0) return '全线下跌';
  return rising === all ? '全线上涨' : ` ${rising} 涨 ${all - rising} 跌`;
}

function lineOf(coin: CatalogueCoin, hours: readonly Candle[]): Line | null {
  const [first] = hours;
  const last = hours.at(-1);
  if (!first || !last || hours.length < SPAN) return null;
  return { coin, price: last.close, change: between(first.open, last.close) };
}

function briefAt(hour: number, lines: readonly Line[]): Draft | null {
  const [first, second] = lines;
  const sorted = lines.toSorted((a, b) => b.change - a.change);
  const best = sorted[0];
  const worst = sorted.at(-1);
  if (!first || !second || !best || !worst) return null;
  const rising = lines.filter(({ change }) => change > 0).length;
  const key = `brief-${hour}`;
  const state = ({ coin, price, change }: Line) => `${coin.symbol} 报 ${usd(price)}（${signed(change)}）`;
  return {
    hour,
    key,
    minute: 2,
    section: 'flash',
    desk: 'market',
    source: '币镜行情',
    coins: [first.coin.code, second.coin.code, best.coin.code],
    title: phrase(key, [
      `${clock(hour)} 行情速览：${first.coin.symbol} 报 ${usd(first.price)}，${second.coin.symbol} 报 ${usd(second.price)}`,
      `${clock(hour)} 行情：前 ${lines.length} 大币种${breadth(rising, lines.length)}，${first.coin.symbol} ${way(first.change)} ${size(first.change)}`,
      `6 小时行情：${best.coin.symbol} 领涨主流币，${first.coin.symbol} ${clock(hour)} 报 ${usd(first.price)}`,
    ]),
    content: p(
      `截至 ${clock(hour)}，${state(first)}，${state(second)}，括号内为近 6 小时涨跌。`,
      `统计的 ${lines.length} 个主流币种中 ${rising} 个上涨，表现最强的是 ${state(best)}，最弱的是 ${state(worst)}。`,
    ),
  };
}
