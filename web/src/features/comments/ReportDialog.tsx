import { useServerForm } from '#api/form/useServerForm.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import { toast } from '#ui/toast/toast.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './comments.module.css';
import { useCommentReportMutation } from './commentsApi.ts';
import { refuse } from './refuse.ts';

const REASONS = ['广告或引流', '诈骗或钓鱼', '人身攻击', '违法内容', '其他'] as const;
const FIRST: { reason: (typeof REASONS)[number] } = { reason: REASONS[0] };

interface ReportDialogProps {
  commentId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reader: Visitor;
}

/** Asks why a comment is reported. */
export function ReportDialog({ commentId, open, onOpenChange, reader }: ReportDialogProps) {
  const [report] = useCommentReportMutation();
  const { form, submit, isSending } = useServerForm({
    empty: FIRST,
    check: () => ({}),
    send: ({ reason }) => report({ id: commentId, reason }),
    onSent() {
      toast.success('举报已提交，我们会尽快处理');
      onOpenChange(false);
    },
    onFailed(error) {
      refuse(error, reader);
      return true;
    },
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="举报评论"
      description="请选择原因，同一条评论只需举报一次。"
      size="s"
      footer={
        <Button variant="primary" busy={isSending} onClick={submit}>
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
            <input type="radio" value={value} {...form.register('reason')} />
            {value}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
