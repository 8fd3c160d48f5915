import { Button } from '#ui/button/Button.tsx';
import { CloseIcon } from '#ui/icon/icons.ts';
import styles from './narrow.module.css';

interface FlashNotesProps {
  /** What the list is narrowed to: 自选, a coin's name; '' for nothing. */
  readonly only: string;
  readonly onAll: () => void;
  /** Number of shown or hidden rows with a muted word. */
  readonly muted: number;
  readonly isMutedShown: boolean;
  readonly onShowMuted: (isShown: boolean) => void;
}

/** What the list leaves out, each with the way back. */
export function FlashNotes({ only, onAll, muted, isMutedShown, onShowMuted }: FlashNotesProps) {
  if (only === '' && muted === 0) return null;
  return (
    <div className={styles.shown}>
      {only !== '' && (
        <Button
          size="s"
          icon={<CloseIcon size={12} aria-hidden="true" />}
          aria-label={`只看${only}，看全部快讯`}
          onClick={onAll}
        >
          只看{only}
        </Button>
      )}
      {muted > 0 && (
        <span>
          {isMutedShown ? '下面有' : '隐藏了'} {muted} 条含屏蔽词的快讯{' '}
          <Button size="s" variant="quiet" onClick={() => onShowMuted(!isMutedShown)}>
            {isMutedShown ? '隐藏' : '显示'}
          </Button>
        </span>
      )}
    </div>
  );
}
