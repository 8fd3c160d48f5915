import { formatShare } from '../format/percent.ts';
import { UNLOCK_CATEGORY_NAMES, type UnlockPart } from './unlockSchedule.ts';

/** Coins unlocked together, and for whom. */
interface Received {
  readonly amount: number;
  readonly parts: readonly UnlockPart[];
}

/** For whom coins come free: 投资人 60%、团队 40%; the largest first. */
export function receiversOf({ parts, amount }: Received): string {
  if (amount <= 0) return '';
  return parts
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ category, amount: own }) =>
      own === amount
        ? UNLOCK_CATEGORY_NAMES[category]
        : `${UNLOCK_CATEGORY_NAMES[category]} ${formatShare((own / amount) * 100, 0)}`,
    )
    .join('、');
}
