import { useDispatch } from 'react-redux';
import { Switch } from '#ui/switch/Switch.tsx';
import type { QuietHours } from '../alert.ts';
import styles from '../alerts.module.css';
import { quietHoursSet } from '../alertsSlice.ts';

const USUAL: QuietHours = { from: 23 * 60, to: 8 * 60 };

/** Hours without notifications, on the visitor's own clock. What is still true afterwards is announced then. */
export function QuietHoursField({ quiet }: { readonly quiet: QuietHours | null }) {
  const dispatch = useDispatch();
  function set(part: Partial<QuietHours>) {
    dispatch(quietHoursSet({ ...(quiet ?? USUAL), ...part }));
  }
  return (
    <div className={styles.quiet}>
      <Switch
        label="免打扰"
        checked={quiet !== null}
        onChange={(on) => dispatch(quietHoursSet(on ? USUAL : null))}
      />
      {quiet && (
        <>
          <TimeInput label="免打扰开始" value={quiet.from} onChange={(from) => set({ from })} />
          <span aria-hidden="true">–</span>
          <TimeInput label="免打扰结束" value={quiet.to} onChange={(to) => set({ to })} />
        </>
      )}
    </div>
  );
}

interface TimeInputProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (minute: number) => void;
}

function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <input
      type="time"
      className={styles.time}
      aria-label={label}
      value={`${pad(Math.floor(value / 60))}:${pad(value % 60)}`}
      onChange={(event) => {
        const [hours = Number.NaN, minutes = Number.NaN] = event.target.value.split(':').map(Number);
        const minute = hours * 60 + minutes;
        if (Number.isInteger(minute)) onChange(minute);
      }}
    />
  );
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
