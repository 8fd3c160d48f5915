import { Button } from '../button/Button.tsx';
import { Time } from '../time/Time.tsx';
import styles from './DraftNotice.module.css';

export interface DraftNoticeProps {
  /** When the draft was kept, epoch ms. */
  savedAt: number;
  onClear: () => void;
}

/** What stands in the form was typed earlier; a press begins anew. */
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
