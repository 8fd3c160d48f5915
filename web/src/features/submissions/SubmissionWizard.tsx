import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { checkField } from '@coinmirror/shared/submissions/check.ts';
import type { SubmissionForm } from '@coinmirror/shared/submissions/form.ts';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { DraftNotice } from '#ui/form/DraftNotice.tsx';
import { OfflineNote } from '#ui/state/OfflineNote.tsx';
import { Stepper } from '#ui/stepper/Stepper.tsx';
import { SubmissionField } from './SubmissionField.tsx';
import { SubmissionReceipt } from './SubmissionReceipt.tsx';
import { SubmissionSummary } from './SubmissionSummary.tsx';
import styles from './submissions.module.css';
import { type Submission, useSubmission } from './useSubmission.ts';

/** A submission form from its table: steps, fields, files, a summary, and a receipt. */
export function SubmissionWizard({ form }: { form: SubmissionForm }) {
  const [round, setRound] = useState(0);
  return <OneSubmission key={round} form={form} onAnother={() => setRound((now) => now + 1)} />;
}

function OneSubmission({ form, onAnother }: { form: SubmissionForm; onAnother: () => void }) {
  const submission = useSubmission(form);
  const { server, step, receipt } = submission;
  const { setFocus } = server.form;
  const { focused, index } = step;

  // The wrong field is on a step that has just been shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step has to be rendered first
  useEffect(() => {
    if (focused !== null) setFocus(focused);
  }, [focused, index, setFocus]);

  if (receipt !== null) {
    return (
      <SubmissionReceipt
        receipt={receipt}
        onAnother={() => {
          step.go(0);
          onAnother();
        }}
      />
    );
  }
  return (
    <div className={styles.wizard}>
      {server.draft.restoredAt !== null && (
        <DraftNotice savedAt={server.draft.restoredAt} onClear={submission.clear} />
      )}
      <Stepper
        label={joinSpaced('提交', form.subject, '的步骤')}
        steps={stepsOf(form, submission)}
        current={index}
        onGo={(to) => step.go(to)}
      />
      <form
        className={styles.card}
        noValidate
        aria-label={joinSpaced('提交', form.subject)}
        onSubmit={submission.submit}
      >
        <StepFields form={form} submission={submission} />
        {!server.isOnline && <OfflineNote />}
        <div className={styles.buttons}>
          {index > 0 && <Button onClick={() => step.go(index - 1)}>上一步</Button>}
          <Button type="submit" variant="primary" busy={server.isSending}>
            {step.isLast ? '提交申请' : '下一步'}
          </Button>
        </div>
      </form>
    </div>
  );
}

function StepFields({ form, submission }: { form: SubmissionForm; submission: Submission }) {
  const { step, asked } = submission;
  return (
    <>
      <div>
        <h2 ref={step.heading} tabIndex={-1} className={styles.title}>
          {step.current?.title}
        </h2>
        <p className={styles.note}>{step.current?.summary}</p>
      </div>
      {step.isLast && <SubmissionSummary form={form} submission={submission} />}
      {asked(step.fields).map((field) => (
        <SubmissionField key={field.name} field={field} submission={submission} />
      ))}
    </>
  );
}

/** A step is wrong when it contains an error, done when it was completed without one. */
function stepsOf(form: SubmissionForm, { server, values, asked }: Submission) {
  return form.steps.map(({ key, title, fields }) => {
    const shown = asked(fields);
    if (shown.some(({ name }) => server.error(name))) return { key, title, state: 'wrong' as const };
    const isDone = shown.every((field) => checkField(field, values[field.name]) === null);
    return { key, title, state: isDone ? ('done' as const) : undefined };
  });
}
