import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';

/** Unlocked % of the circulating supply from which an unlock is listed as noteworthy, and from which it is important. */
const NOTEWORTHY = 1;
const IMPORTANT = 2;

/** What a calendar says of an unlock of so many coins; `share`: % of those in circulation, null if unknown. */
export function unlockWords(symbol: string, amount: number, share: number | null) {
  const coins = `${symbol} 解锁 ${joinSpaced(formatAmount(amount), '枚')}`;
  return {
    title: share === null ? coins : `${coins}，占流通量 ${formatShare(share)}`,
    importance: importanceOf(share ?? 0),
  };
}

function importanceOf(share: number): 1 | 2 | 3 {
  if (share >= IMPORTANT) return 3;
  return share >= NOTEWORTHY ? 2 : 1;
}
