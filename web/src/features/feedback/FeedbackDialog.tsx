import { EMAIL_MAX, FEEDBACK_MAX } from '@coinmirror/shared/constants/limits.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog/Dialog.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import styles from './feedback.module.css';
import { useFeedbackForm } from './useFeedbackForm.ts';

const TYPES = [
  { value: '1', label: '纠错' },
  { value: '2', label: '举报' },
  { value: '3', label: '反馈' },
] as const;

/** 纠错, 举报 or 反馈: the visitor's message, and optional contact details. */
export function FeedbackDialog({ open, onOpenChange }: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const form = useFeedbackForm();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="意见反馈"
      description="纠正数据、举报内容或提出建议。所在页面的地址会一并提交。"
      size="s"
      footer={
        <Button type="submit" form="feedback" variant="primary" busy={form.isSending} disabled={form.isSent}>
          提交
        </Button>
      }
    >
      <form id="feedback" className={styles.form} noValidate onSubmit={form.submit}>
        <Segmented label="反馈类型" options={TYPES} value={form.type} onChange={form.setType} />
        <TextArea
          label="反馈内容"
          required
          rows={5}
          limit={FEEDBACK_MAX}
          {...form.field('intro')}
          value={form.intro}
        />
        <TextField
          label="联系方式"
          hint="选填，用来回复"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          {...form.field('email')}
        />
        {form.requestId !== '' && (
          <p className={styles.request}>
            会附上故障编号 <code translate="no">{form.requestId}</code>
          </p>
        )}
      </form>
    </Dialog>
  );
}
