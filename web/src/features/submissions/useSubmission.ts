import type { Receipt } from '@coinmirror/shared/contract/community/submissions.ts';
import { checkSubmission } from '@coinmirror/shared/submissions/check.ts';
import type { FieldSpec, SubmissionForm, SubmissionValues } from '@coinmirror/shared/submissions/form.ts';
import { emptyValues, isAsked, readValues, toWireValues } from '@coinmirror/shared/submissions/values.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useServerForm } from '#api/form/useServerForm.ts';
import { toast } from '#ui/toast/toast.ts';
import { useSubmissionAddMutation } from './submissionsApi.ts';
import { useStep } from './useStep.ts';
import { useUploads } from './useUploads.ts';

/** The state of a submission: its step, its values, its files, and its result. */
export function useSubmission(form: SubmissionForm) {
  const [empty] = useState(() => emptyValues(form));
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [add] = useSubmissionAddMutation();
  const step = useStep(form.steps);

  const server = useServerForm<SubmissionValues, { readonly value: Receipt }>({
    empty,
    check: (values) => checkSubmission(form, values),
    send: (values, nonce) => add({ kind: form.kind, values: toWireValues(form, values), nonce }),
    onSent: ({ value }) => setReceipt(value),
    onWrong: showFirstWrong,
    onOtherOwner: beginAnew,
    draft: { name: `submit-${form.kind}`, version: form.version, read: (stored) => readValues(form, stored) },
  });
  const { control, trigger, setValue, getValues } = server.form;
  // useWatch returns a partial type; the form's own values are complete.
  useWatch({ control });
  const values: SubmissionValues = { ...empty, ...getValues() };
  const asked = (fields: readonly FieldSpec[]) => fields.filter((field) => isAsked(form, field, values));

  const uploads = useUploads(form.kind, (field, file) => {
    setValue(field, file, { shouldDirty: true, shouldValidate: file !== null });
  });

  /** Goes to the step of the first wrong field; the field is focused once it has rendered. */
  function showFirstWrong(names: readonly string[]): void {
    const index = form.steps.findIndex(({ fields }) => fields.some(({ name }) => names.includes(name)));
    const name = form.steps[index]?.fields.find((field) => names.includes(field.name))?.name;
    if (index !== -1) step.go(index, name);
  }

  function beginAnew(): void {
    uploads.stopAll();
    setReceipt(null);
    step.go(0);
  }

  async function next(): Promise<void> {
    if (uploads.isSending && step.fields.some(({ kind }) => kind === 'file')) {
      toast.error('文件还在上传，请稍候');
      return;
    }
    const names = asked(step.fields).map(({ name }) => name);
    if (await trigger(names, { shouldFocus: true })) step.go(step.index + 1);
  }

  return {
    server,
    step,
    values,
    uploads,
    receipt,
    asked,
    submit(event: { preventDefault(): void }) {
      event.preventDefault();
      // Enter in a field continues, like the button.
      if (step.isLast) server.submit();
      else void next();
    },
    clear() {
      uploads.stopAll();
      server.draft.clear();
      step.go(0);
    },
  };
}

export type Submission = ReturnType<typeof useSubmission>;
