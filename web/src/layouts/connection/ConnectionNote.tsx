import { formatClock, formatDateTime } from '@coinmirror/shared/format/time.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { OfflineIcon } from '#ui/icon/icons.ts';
import styles from './ConnectionNote.module.css';
import type { Outage } from './connectionWatch.ts';
import { useOutage } from './useOutage.ts';

/** One quiet line in the corner of the window while prices or data stand still. It shifts no layout. */
export function ConnectionNote() {
  const outage = useOutage();
  // The live region is mounted before its text, so that screen readers announce the text.
  return (
    <p role="status" className={styles.place}>
      {outage && <OutageWords outage={outage} />}
    </p>
  );
}

const LONG_AGO = 12 * 3600_000;

function OutageWords({ outage: { kind, at } }: { readonly outage: Outage }) {
  const { timeZone } = useDisplay();
  const time = Date.now() - at > LONG_AGO ? formatDateTime(at, timeZone) : formatClock(at, timeZone);
  return (
    <span className={styles.note}>
      <OfflineIcon aria-hidden="true" />
      {kind === 'prices' ? `实时价格已断开 · ${time}` : `数据停在 ${time}，正在重连`}
    </span>
  );
}
