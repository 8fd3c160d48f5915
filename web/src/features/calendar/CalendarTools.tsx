import { monthStart } from '@coinmirror/shared/calendar/days.ts';
import type { CalendarPage } from '@coinmirror/shared/contract/calendar.ts';
import { fieldsOf, formatDate } from '@coinmirror/shared/format/time.ts';
import type { CalendarChoice, CalendarLevel } from '@coinmirror/shared/pages/calendarAddress.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Toolbar } from '#ui/row/Toolbar.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { CoinChoice } from './CoinChoice.tsx';
import styles from './calendar.module.css';
import { Subscribe } from './Subscribe.tsx';

interface CalendarToolsProps {
  readonly choice: CalendarChoice;
  /** The shown page; undefined while loading. */
  readonly page: CalendarPage | undefined;
  readonly hrefOf: (choice: CalendarChoice) => string;
  readonly onNarrow: (change: Partial<Pick<CalendarChoice, 'level' | 'coin'>>) => void;
}

const LEVELS: readonly { readonly value: CalendarLevel; readonly label: string; readonly title: string }[] = [
  { value: '1', label: '全部', title: '全部重要度' },
  { value: '2', label: '较重要', title: '较重要及以上' },
  { value: '3', label: '重要', title: '只看重要' },
];
const NAMES = { day: '日', week: '周', month: '月' } as const;

/** The shown dates, links to the previous and next ones, and the filters. */
export function CalendarTools({ choice, page, hrefOf, onNarrow }: CalendarToolsProps) {
  const { tab, level } = choice;
  const at = (day: number) => hrefOf({ ...choice, date: formatDate(day) });
  return (
    <Toolbar>
      {page && (
        <div className={styles.step}>
          <HrefLink href={at(stepped(page, tab, -1))} className={buttonClass('secondary', 's')} keepScroll>
            <ChevronLeftIcon role="img" aria-label={`前一${NAMES[tab]}`} />
          </HrefLink>
          <span className={styles.shown}>{shownDays(page, tab)}</span>
          <HrefLink href={at(stepped(page, tab, 1))} className={buttonClass('secondary', 's')} keepScroll>
            <ChevronRightIcon role="img" aria-label={`后一${NAMES[tab]}`} />
          </HrefLink>
          <HrefLink href={hrefOf({ ...choice, date: '' })} className={buttonClass('quiet', 's')} keepScroll>
            今天
          </HrefLink>
        </div>
      )}
      <PhoneFold label="筛选">
        <div className={styles.filters}>
          <Segmented
            label="重要度"
            options={LEVELS}
            value={level}
            onChange={(value) => onNarrow({ level: value })}
          />
          {page && <CoinChoice page={page} chosen={choice.coin} onChoose={(coin) => onNarrow({ coin })} />}
          <span className={styles.onPhone}>
            <Subscribe coinCode={choice.coin} />
          </span>
        </div>
      </PhoneFold>
    </Toolbar>
  );
}

function stepped({ date }: CalendarPage, tab: CalendarChoice['tab'], by: 1 | -1): number {
  if (tab === 'month') return monthStart(date, by);
  return date + by * (tab === 'week' ? 7 : 1) * DAY;
}

function shownDays({ begin, end, date }: CalendarPage, tab: CalendarChoice['tab']): string {
  if (tab === 'day') return formatDate(date);
  const { year, month } = fieldsOf(date);
  return tab === 'month' ? `${year} 年 ${month} 月` : weekText(formatDate(begin), formatDate(end - DAY));
}

/** 2026-11-23 至 11-29: the year is written once where both are the same. */
function weekText(first: string, last: string): string {
  const year = 'YYYY-'.length;
  return `${first} 至 ${last.startsWith(first.slice(0, year)) ? last.slice(year) : last}`;
}
