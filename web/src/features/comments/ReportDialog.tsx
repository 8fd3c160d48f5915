import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useCommentReportMutation } from './commentsApi.ts';
import { refuse } from './refuse.ts';
import type { CommentReader } from './subject.ts';

const REASONS = ['广告或引流', '诈骗或钓鱼', '人身攻击', '违法内容', '其他'] as const;
type Reason = (typeof REASONS)[number];

interface ReportDialogProps {
  commentId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reader: CommentReader;
}

/** Asks why a comment is reported. */
export function ReportDialog({ commentId, open, onOpenChange, reader }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>(REASONS[0]);
  const [report, { isLoading }] = useCommentReportMutation();

  async function submit() {
    const { error } = await report({ id: commentId, reason });
    if (error) return refuse(error, reader);
    toast.success('举报已提交，我们会尽快处理');
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="举报评论"
      description="请选择原因，同一条评论只需举报一次。"
      size="s"
      footer={
        <Button variant="primary" busy={isLoading} onClick={() => void submit()}>
          提交举报
        </Button>
      }
    >
      <Segmented
        label="举报原因"
        options={REASONS.map((value) => ({ value, label: value }))}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
