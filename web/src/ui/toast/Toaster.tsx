import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { cx } from '../classNames.ts';
import { onIdle } from '../lazy/onIdle.ts';
import styles from './Toast.module.css';
import { toastDemand } from './toast.ts';

/**
 * The toast container, mounted once in the app, outside of routes. Its code loads on the visitor's first press or key,
 * so that messages can be shown offline later; a message before that, without the code, is shown plainly.
 */
export function Toaster() {
  const asked = useSyncExternalStore(toastDemand.subscribe, toastDemand.asked);
  const [Host, setHost] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fetchHost = useCallback(() => {
    import('./ToastHost.tsx').then(
      ({ ToastHost }) => setHost(() => ToastHost),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    const first = new AbortController();
    function begin() {
      first.abort();
      // What was pressed comes first.
      onIdle(fetchHost);
    }
    window.addEventListener('pointerdown', begin, { signal: first.signal });
    window.addEventListener('keydown', begin, { signal: first.signal });
    return () => first.abort();
  }, [fetchHost]);

  useEffect(() => {
    if (asked > 0) fetchHost();
  }, [asked, fetchHost]);

  if (Host) return <Host />;
  const text = hasFailed ? toastDemand.newest() : null;
  if (text === null) return null;
  return (
    <p role="status" className={cx(styles.toast, styles.plain)}>
      {text}
    </p>
  );
}
