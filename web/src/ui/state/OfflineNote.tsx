import { StateBox } from './StateBox.tsx';
import styles from './state.module.css';

const TEXT = '网络已断开，恢复后会自动更新';

export interface OfflineNoteProps {
  /** Replaces the data, instead of showing above it. */
  boxed?: boolean;
  height?: number | undefined;
  compact?: boolean | undefined;
}

/** The browser is offline. */
export function OfflineNote({ boxed = false, height, compact }: OfflineNoteProps) {
  if (boxed) return <StateBox role="status" title={TEXT} height={height} compact={compact} />;
  return (
    <p role="status" className={styles.note}>
      <span>{TEXT}</span>
    </p>
  );
}
