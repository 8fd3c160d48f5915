import type { SubmissionForm } from '@coinmirror/shared/submissions/form.ts';
import { valueText } from '@coinmirror/shared/submissions/values.ts';
import { Button } from '#ui/button/Button.tsx';
import { cx } from '#ui/classNames.ts';
import { EditIcon } from '#ui/icon/icons.ts';
import styles from './submissions.module.css';
import type { Submission } from './useSubmission.ts';

/** A summary before submitting, step by step, each with a link back to it. */
export function SubmissionSummary({ form, submission }: { form: SubmissionForm; submission: Submission }) {
  const { values, asked, step } = submission;
  return form.steps.slice(0, -1).map(({ key, title, fields }, index) => (
    <section key={key} aria-label={title} className={styles.part}>
      <div className={styles.partHead}>
        <h3>{title}</h3>
        <Button size="s" variant="quiet" icon={<EditIcon />} onClick={() => step.go(index)}>
          修改{title}
        </Button>
      </div>
      <dl className={styles.facts}>
        {asked(fields).map((field) => (
          <div key={field.name} className={cx(field.kind === 'paragraph' && styles.whole)}>
            <dt>{field.label}</dt>
            <dd>{valueText(field, values[field.name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
