import { formatDate } from '@coinmirror/shared/format/time.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { useNow } from '#ui/time/useNow.ts';
import styles from './History.module.css';
import { type DayRange, lastDays } from './historyRange.ts';

export interface DayRangeFormProps {
  readonly range: DayRange;
  /** Ends in the address that are not valid dates. */
  readonly unread: readonly (keyof DayRange)[];
  /** Epoch ms of the first available day; null while unknown. */
  readonly firstDay: number | null;
  readonly onChange: (range: DayRange) => void;
}

const LABELS: Record<keyof DayRange, string> = { from: '开始日期', to: '结束日期' };

const QUICK = [
  { label: '近30日', days: 30 },
  { label: '近90日', days: 90 },
  { label: '近1年', days: 365 },
  { label: '全部', days: null },
] as const;

/** First and last day, and preset ranges; an open end shows the day it stands for. */
export function DayRangeForm({ range, unread, firstDay, onChange }: DayRangeFormProps) {
  const now = useNow();
  const first = firstDay === null ? undefined : formatDate(firstDay);
  const bounds = { min: first, max: formatDate(now) };
  return (
    <>
      <TextField
        label={LABELS.from}
        hideLabel
        type="date"
        value={range.from || (first ?? '')}
        {...bounds}
        onChange={(event) => onChange({ ...range, from: event.target.value })}
      />
      <span aria-hidden="true">至</span>
      <TextField
        label={LABELS.to}
        hideLabel
        type="date"
        value={range.to || bounds.max}
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
      {unread.length > 0 && (
        <p role="status" className={styles.unread}>
          {`看不懂地址里的${unread.map((end) => LABELS[end]).join('和')}（应写作 ${formatDate(now)}），已按不限处理。`}
        </p>
      )}
    </>
  );
}
