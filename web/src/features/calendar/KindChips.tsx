import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import type { CalendarType } from '@coinmirror/shared/contract/calendar.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './kindChips.module.css';

/** The kinds that most visitors look for come first. */
const ORDER = [
  'all',
  'unlock',
  'macro',
  'listing',
  'delisting',
  'mainnet',
  'airdrop',
  'settlement',
  'vote',
  'halving',
  'difficulty',
  'fork',
  'policy',
  'ama',
  'maintenance',
] as const satisfies readonly (CalendarType | 'all')[];

interface KindChipsProps {
  readonly chosen: CalendarType | 'all';
  readonly hrefOf: (type: CalendarType | 'all') => string;
}

/** The kinds of events, each an address of its own; one line that a phone swipes. */
export function KindChips({ chosen, hrefOf }: KindChipsProps) {
  return (
    <nav aria-label="事件类型" className={styles.chips}>
      {ORDER.map((type) => (
        <HrefLink
          key={type}
          href={hrefOf(type)}
          className={styles.chip}
          aria-current={type === chosen ? 'true' : undefined}
          keepScroll
        >
          {type === 'all' ? '全部' : CALENDAR_LABELS[type]}
        </HrefLink>
      ))}
    </nav>
  );
}
