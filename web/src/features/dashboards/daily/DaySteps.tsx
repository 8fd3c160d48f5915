import type { DayFigures } from '@coinmirror/shared/contract/news/daily.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { formatDayHeading } from '@coinmirror/shared/format/timeWords.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './daily.module.css';

const hrefOf = (day: number) => hrefTo('daily', {}, { date: formatDate(day) });

/** The day shown, and the ways to the day before and after; there is none beyond the first and the last. */
export function DaySteps({ day: { begins, first, last } }: { readonly day: DayFigures }) {
  return (
    <div className={styles.days}>
      {begins > first && (
        <HrefLink href={hrefOf(begins - DAY)} className={buttonClass('secondary', 's')} keepScroll>
          <ChevronLeftIcon role="img" aria-label="前一天" />
        </HrefLink>
      )}
      <span>{formatDayHeading(begins, last + DAY)}</span>
      {begins < last && (
        <HrefLink href={hrefOf(begins + DAY)} className={buttonClass('secondary', 's')} keepScroll>
          <ChevronRightIcon role="img" aria-label="后一天" />
        </HrefLink>
      )}
    </div>
  );
}
