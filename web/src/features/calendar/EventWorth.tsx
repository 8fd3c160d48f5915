import type { CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import { Money } from '#ui/number/Money.tsx';

/** What an event moves: an unlock's worth, what is open in what expires; nothing for another event. */
export function EventWorth({
  event: { unlockValue, openInterest },
  className,
  explained = false,
}: {
  readonly event: Pick<CalendarItem, 'unlockValue' | 'openInterest'>;
  readonly className?: string | undefined;
  /** Says on hover what the amount is. */
  readonly explained?: boolean;
}) {
  if (unlockValue !== null) {
    return (
      <span className={className} title={explained ? '按现价' : undefined}>
        约 <Money usd={unlockValue} kind="amount" />
      </span>
    );
  }
  if (openInterest === null) return null;
  return (
    <span className={className} title={explained ? '到期的期权与交割合约里未平仓的合计' : undefined}>
      未平仓 <Money usd={openInterest} kind="amount" />
    </span>
  );
}
