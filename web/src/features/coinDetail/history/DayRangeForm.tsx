import { formatDate } from '@coinmirror/shared/format/time.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { useNow } from '#ui/time/useNow.ts';
import styles from './History.module.css';
import { type DayRange, lastDays } from './historyRange.ts';

export interface DayRangeFormProps {
  readonly range: DayRange;
  /** Epoch ms of the first day there is; null while unknown. */
  readonly firstDay: number | null;
  readonly onChange: (range: DayRange) => void;
}

const QUICK = [
  { label: '近30日', days: 30 },
  { label: '近90日', days: 90 },
  { label: '近1年', days: 365 },
  { label: '全部', days: null },
] as const;

/** First and last day, and the usual stretches. */
export function DayRangeForm({ range, firstDay, onChange }: DayRangeFormProps) {
  const now = useNow();
  const bounds = { min: formatDate(firstDay), max: formatDate(now) };
  return (
    <>
      <TextField
        label="开始日期"
        hideLabel
        type="date"
        value={range.from}
        {...bounds}
        onChange={(event) => onChange({ ...range, from: event.target.value })}
      />
      <span aria-hidden="true">至</span>
      <TextField
        label="结束日期"
        hideLabel
        type="date"
        value={range.to}
        {...bounds}
        onChange={(event) => onChange({ ...range, to: event.target.value })}
      />
      <span className={styles.quick}>
        {QUICK.map(({ label, days }) => (
          <Button key={label} size="s" onClick={() => onChange(lastDays(days, now))}>
            {label}
          </Button>
        ))}
      </span>
    </>
  );
}
