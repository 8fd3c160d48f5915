import type {
  CoinUnlockSchedule,
  UnlockList,
  UnlockRange,
  UnlockReaction,
  UnlockRow,
} from '../contract/unlocks.ts';
import { formatShare } from '../format/percent.ts';
import { formatDate, formatMonthDay } from '../format/time.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { change, coin, join, plain, type Sentence, say, term, usd } from './sentence.ts';

/** What each range is called. */
export const UNLOCK_RANGE_NAMES: Readonly<Record<UnlockRange, string>> = {
  week: '未来 7 天',
  month: '本月',
  quarter: '未来 90 天',
  past: '过去 90 天',
};

/** The page of the unlocks of a range. */
function linkOfUnlocks(range: UnlockRange = 'week'): Link {
  return linkTo('dataUnlocks', {}, { range: range === 'week' ? undefined : range });
}

/** How many coins come free at once within a range, the largest of them, and what comes free by the day. */
export function unlocksSentence(value: UnlockList): Sentence | null {
  const { range, count, cliffValue, linearValue, rows } = value;
  const name = UNLOCK_RANGE_NAMES[range];
  const unlock = term('unlock');
  const worth = cliffValue === null || count === 0 ? '' : say`，共 ${usd(cliffValue, unlock)}`;
  return join([
    count === 0
      ? say`${name}没有一次性解锁`
      : say`${name} ${plain(String(count), linkOfUnlocks(range))} 次一次性解锁${worth}`,
    largestOf(rows),
    linearValue === null || linearValue <= 0 ? null : say`另有线性释放 ${usd(linearValue, term('vesting'))}`,
  ]);
}

function largestOf(rows: readonly UnlockRow[]): Sentence | null {
  const cliffs = rows.filter(({ kind, value }) => kind === 'cliff' && value !== null);
  const [largest] = cliffs.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  if (largest === undefined || largest.value === null) return null;
  const part = largest.share === null ? '' : `，占流通 ${formatShare(largest.share)}`;
  return say`最大的是 ${formatMonthDay(largest.time)} 的 ${plain(largest.symbol, coin(largest.code))}，${usd(largest.value, coin(largest.code))}${part}`;
}

/** What the price did around the unlocks of the last year; null where there was none. */
export function reactionSentence(code: string, reaction: UnlockReaction | null): Sentence | null {
  if (reaction === null || reaction.count === 0 || reaction.before === null) return null;
  const { count, before, after } = reaction;
  const page = linkTo('coin', { coinCode: code });
  return join([
    say`近一年 ${String(count)} 次一次性解锁，前 7 天涨跌的中位数 ${change(before, page)}${
      after === null ? '' : say`，后 7 天 ${change(after, page)}`
    }`,
  ]);
}

/** How much of a coin is free, and what comes next. */
export function coinUnlockSentence(value: CoinUnlockSchedule): Sentence | null {
  const { total, unlocked, next, code, symbol } = value;
  const [first] = next;
  const page = coin(code);
  return join([
    total === null || total <= 0
      ? null
      : say`按解锁计划，${symbol} 已解锁 ${plain(formatShare((unlocked / total) * 100), page)}`,
    first === undefined
      ? null
      : say`下一次 ${formatDate(first.time)}${first.share === null ? '' : say`，占流通 ${plain(formatShare(first.share), page)}`}${
          first.value === null ? '' : say`，约 ${usd(first.value, page)}`
        }`,
  ]);
}
