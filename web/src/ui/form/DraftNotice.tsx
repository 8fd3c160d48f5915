import { Button } from '../button/Button.tsx';
import { Time } from '../time/Time.tsx';
import styles from './DraftNotice.module.css';

export interface DraftNoticeProps {
  /** When the draft was saved, epoch ms. */
  savedAt: number;
  onClear: () => void;
}

/** Tells that the form holds an earlier draft; a press clears it. */
export function DraftNotice({ savedAt, onClear }: DraftNoticeProps) {
  return (
    <div role="status" className={styles.notice}>
      <span className={styles.words}>
        已恢复 <Time value={savedAt} /> 保存在本机的草稿
      </span>
      <Button size="s" onClick={onClear}>
        清除草稿
      </Button>
    </div>
  );
}
