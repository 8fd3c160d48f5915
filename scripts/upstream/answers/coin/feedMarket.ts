import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPercent, formatRatio } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';
import type { Coin } from '../indexes/coins.ts';
import type { FeedEntry } from './feed.ts';

const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

interface Reported {
  readonly now: number;
  /** The days count the volume of one pair alone: none is reported. */
  readonly isPair: boolean;
}

/** For a coin without news coverage, after each day: its move, if unusual. */
export function marketNews({ facts }: Coin, days: readonly Candle[], { now, isPair }: Reported): FeedEntry[] {
  const changes = days.map((day) => (day.close / day.open - 1) * 100);
  const usual = Math.sqrt(
    changes.reduce((sum, change) => sum + change ** 2, 0) / Math.max(changes.length, 1),
  );
  return days.flatMap((day, at) => {
    const time = day.time + DAY;
    if (time > now) return [];
    const entry = (kind: string, title: string, content: string): FeedEntry => ({
      id: `flash-${kind}-${day.time}`,
      type: 'flash',
      time,
      title,
      content,
      author: '币镜行情快讯',
      quotedAt: time,
    });
    const change = changes[at] ?? 0;
    const before = days.slice(Math.max(0, at - MONTH_DAYS), at);
    const week = days.slice(Math.max(0, at - WEEK_DAYS), at);
    const mean = week.reduce((sum, one) => sum + one.turnover, 0) / Math.max(week.length, 1);
    const reported: FeedEntry[] = [];
    const close = `收于 $${formatPrice(day.close)}，日内最高 $${formatPrice(day.high)}，最低 $${formatPrice(day.low)}`;
    if (Math.abs(change) > usual * 1.3 && Math.abs(change) >= 0.1) {
      const way = change > 0 ? '上涨' : '下跌';
      reported.push(
        entry(
          'day',
          `${facts.symbol} 日内${way} ${formatPercent(Math.abs(change)).replace('+', '')}`,
          isPair ? `${close}。` : `${close}。成交额 $${formatAmount(day.turnover)}。`,
        ),
      );
    }
    if (before.length === MONTH_DAYS && facts.peg !== 'usd') {
      if (day.high > Math.max(...before.map((one) => one.high))) {
        reported.push(entry('high', `${facts.symbol} 创近 30 日新高`, `${close}。`));
      } else if (day.low < Math.min(...before.map((one) => one.low))) {
        reported.push(entry('low', `${facts.symbol} 创近 30 日新低`, `${close}。`));
      }
    }
    if (!isPair && week.length === WEEK_DAYS && day.turnover > mean * 1.7) {
      reported.push(
        entry(
          'volume',
          `${facts.symbol} 成交额放大至前 7 日均值的 ${formatRatio(day.turnover / mean)} 倍`,
          `当日成交额 $${formatAmount(day.turnover)}，前 7 日均值 $${formatAmount(mean)}。`,
        ),
      );
    }
    return reported;
  });
}
