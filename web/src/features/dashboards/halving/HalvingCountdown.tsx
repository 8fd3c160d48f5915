import { countdownOf } from '@coinmirror/shared/format/countdown.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { useEffect, useState } from 'react';
import styles from './HalvingCountdown.module.css';

const SECOND = 1000;
const PARTS = [
  ['days', '天'],
  ['hours', '时'],
  ['minutes', '分'],
  ['seconds', '秒'],
] as const;

/** Days, hours, minutes and seconds until a time (epoch ms; null where it is not known), by the visitor's own clock. */
export function HalvingCountdown({ until }: { readonly until: number | null }) {
  const now = useSecond();
  if (until === null) return <p className={styles.note}>预计时间 {MISSING}</p>;
  const left = countdownOf(until - now);
  return (
    <div className={styles.countdown} role="timer" aria-label={`距离预计减半还有 ${left.days} 天`}>
      {PARTS.map(([part, unit]) => (
        <span key={part} className={styles.part}>
          <strong>{String(left[part]).padStart(2, '0')}</strong>
          <span>{unit}</span>
        </span>
      ))}
      <span className={styles.note}>预计 {formatDateTime(until)}（北京时间）</span>
    </div>
  );
}

/** The current time, updated every second while the page is visible. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(Date.now());
    }, SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}
