import { PROGRESS_DURATION, PROGRESS_THROTTLE } from '@coinmirror/shared/constants/timings.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import styles from './ProgressBar.module.css';

/** A thin bar while a page loads; loads shorter than the throttle show nothing. */
export function ProgressBar({ isLoading }: { isLoading: boolean }) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isLoading) return setShown(false);
    const timer = setTimeout(() => setShown(true), PROGRESS_THROTTLE);
    return () => clearTimeout(timer);
  }, [isLoading]);

  if (!isShown) return null;
  const duration = { '--duration': `${PROGRESS_DURATION}ms` } as CSSProperties;
  return <div className={styles.bar} role="progressbar" aria-label="页面加载中" style={duration} />;
}
