import { writePercent } from '@coinmirror/shared/format/written.ts';
import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator, IndicatorKind } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { NumberText } from '#ui/number/NumberText.tsx';
import styles from './NowCard.module.css';
import { useIndicatorText } from './useIndicatorText.ts';
import { valueChange } from './valueChange.ts';

interface PastValuesProps {
  readonly indicator: Indicator;
  /** Oldest first; the last one is the current day. */
  readonly days: readonly IndicatorDay[];
}

const STRETCHES = [
  { days: 1, name: '昨日' },
  { days: 7, name: '上周' },
  { days: 30, name: '上月' },
];

interface ChangeProps {
  readonly value: number | null;
  readonly kind: IndicatorKind;
}

/** Relative in percent; for a percentage in points, without a % sign. */
function Change({ value, kind }: ChangeProps) {
  const written = writePercent(value);
  return (
    <NumberText written={kind === 'ratio' ? written : { ...written, text: written.text.replace('%', '') }} />
  );
}

/** Change over a day, a week and a month; on a fixed scale, the earlier values. */
export function PastValues({ indicator, days }: PastValuesProps) {
  const text = useIndicatorText(indicator);
  if (indicator.past === 'values') {
    return (
      <span className={styles.changes}>
        {STRETCHES.map((stretch) => {
          const value = days.at(-1 - stretch.days)?.value ?? null;
          return (
            <span key={stretch.days}>
              {stretch.name} <b className={styles.past}>{text.full(value)}</b>{' '}
              {bandOf(indicator.bands, value)?.name}
            </span>
          );
        })}
      </span>
    );
  }
  return (
    <span className={styles.changes}>
      {indicator.kind !== 'ratio' && <span>变动（百分点）</span>}
      {STRETCHES.map((stretch) => (
        <span key={stretch.days}>
          {stretch.days}日{' '}
          <Change value={valueChange(days, stretch.days, indicator.kind)} kind={indicator.kind} />
        </span>
      ))}
    </span>
  );
}
