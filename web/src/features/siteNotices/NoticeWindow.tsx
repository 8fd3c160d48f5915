import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { NoticeName } from './noticeQueue.ts';
import styles from './notices.module.css';
import { noticeTexts } from './noticeTexts.ts';

interface NoticeWindowProps {
  name: NoticeName;
  onAcknowledge: () => void;
}

/** One notice. It can only be closed by confirming it. */
export function NoticeWindow({ name, onAcknowledge }: NoticeWindowProps) {
  const { title, paragraphs, confirm } = noticeTexts[name];
  return (
    <Dialog
      open
      mustAnswer
      size="s"
      title={title}
      onOpenChange={(open) => {
        if (!open) onAcknowledge();
      }}
      footer={
        <Button variant="primary" onClick={onAcknowledge}>
          {confirm}
        </Button>
      }
    >
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
