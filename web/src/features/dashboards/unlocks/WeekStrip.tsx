import type { UnlockList } from '@coinmirror/shared/contract/unlocks.ts';
import { fieldsOf, formatMonthDay, machineTime } from '@coinmirror/shared/format/time.ts';
import type { CSSProperties } from 'react';
import { Money } from '#ui/number/Money.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './WeekStrip.module.css';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

interface WeekStripProps {
  readonly days: UnlockList['days'];
  /** Midnight in Beijing. */
  readonly today: number;
}

/** The days of a week beside each other: what comes free at once (solid) and by the day (pale) in each, USD. */
export function WeekStrip({ days, today }: WeekStripProps) {
  const most = Math.max(...days.map(([, cliff, linear]) => cliff + linear), 1);
  return (
    <>
      <ol className={styles.days}>
        {days.map(([day, cliff, linear]) => (
          <li key={day} className={styles.day}>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.linear} style={partOf(linear, most)} />
              <span className={styles.cliff} style={partOf(cliff, most)} />
            </span>
            <span className={styles.worth}>
              <Money usd={cliff + linear} kind="amount" />
            </span>
            <time className={styles.date} dateTime={machineTime(day)}>
              <span>{day === today ? '今天' : WEEKDAYS[fieldsOf(day).weekday]}</span> {formatMonthDay(day)}
            </time>
            <VisuallyHidden>
              其中一次性 <Money usd={cliff} kind="amount" />
              ，线性 <Money usd={linear} kind="amount" />
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.legend}>
        <i className={styles.cliffKey} aria-hidden="true" />
        一次性
        <i className={styles.linearKey} aria-hidden="true" />
        线性
        <span>今天只算余下的时间</span>
      </p>
    </>
  );
}

/** The part of the longest day, which a screen draws upward and a phone to the right. */
function partOf(usd: number, most: number): CSSProperties {
  return Object.fromEntries([['--part', `${(usd / most) * 100}%`]]);
}
