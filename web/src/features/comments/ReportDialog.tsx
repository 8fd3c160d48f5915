import { useId, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useOnce } from '#ui/form/useOnce.ts';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import { toast } from '#ui/toast/toast.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './comments.module.css';
import { useCommentReportMutation } from './commentsApi.ts';
import { refuse } from './refuse.ts';

const REASONS = ['广告或引流', '诈骗或钓鱼', '人身攻击', '违法内容', '其他'] as const;
type Reason = (typeof REASONS)[number];

interface ReportDialogProps {
  commentId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reader: Visitor;
}

/** Asks why a comment is reported. */
export function ReportDialog({ commentId, open, onOpenChange, reader }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>(REASONS[0]);
  const group = useId();
  const [report] = useCommentReportMutation();

  const [submit, isSending] = useOnce(async () => {
    const { error } = await report({ id: commentId, reason });
    if (error) return refuse(error, reader);
    toast.success('举报已提交，我们会尽快处理');
    onOpenChange(false);
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="举报评论"
      description="请选择原因，同一条评论只需举报一次。"
      size="s"
      footer={
        <Button variant="primary" busy={isSending} onClick={() => void submit()}>
          提交举报
        </Button>
      }
    >
      <fieldset className={styles.reasons}>
        <legend>
          <VisuallyHidden>举报原因</VisuallyHidden>
        </legend>
        {REASONS.map((value) => (
          <label key={value} className={styles.reason}>
            <input type="radio" name={group} checked={value === reason} onChange={() => setReason(value)} />
            {value}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
