import { fileRuleText } from '@coinmirror/shared/submissions/checkFile.ts';
import type { FieldSpec, FileFieldSpec, TextFieldSpec } from '@coinmirror/shared/submissions/form.ts';
import { isUploaded } from '@coinmirror/shared/submissions/values.ts';
import { useController } from 'react-hook-form';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { ChoiceField } from '#ui/field/ChoiceField.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { UploadField } from '#ui/upload/UploadField.tsx';
import styles from './submissions.module.css';
import type { Submission } from './useSubmission.ts';

interface SubmissionFieldProps<Spec extends FieldSpec> {
  readonly field: Spec;
  readonly submission: Submission;
}

/** One field of a form, by its row. */
export function SubmissionField({ field, submission }: SubmissionFieldProps<FieldSpec>) {
  const { server } = submission;
  switch (field.kind) {
    case 'file':
      return <FileRow field={field} submission={submission} />;
    case 'confirm': {
      const { error, ...input } = server.field(field.name);
      return (
        <div>
          <Checkbox {...input} value="yes" label={field.label} aria-invalid={error ? true : undefined} />
          {error && (
            <p role="alert" className={styles.wrong}>
              {error}
            </p>
          )}
        </div>
      );
    }
    case 'choice':
    case 'choices': {
      const { error, ...input } = server.field(field.name);
      return (
        <ChoiceField
          label={field.label}
          hint={field.hint}
          error={error}
          required={field.required}
          options={field.options}
          multiple={field.kind === 'choices'}
          input={input}
        />
      );
    }
    default:
      return <TextRow field={field} submission={submission} />;
  }
}

const INPUT_TYPES = { text: 'text', email: 'email', url: 'url', date: 'date' } as const;

function TextRow({ field, submission: { server, values } }: SubmissionFieldProps<TextFieldSpec>) {
  const { kind, name, label, hint, required, placeholder, autoComplete = 'off', max } = field;
  const words = { label, hint, required, placeholder, autoComplete };
  if (kind === 'paragraph') {
    const value = values[name];
    return (
      <TextArea
        {...words}
        {...server.field(name)}
        value={typeof value === 'string' ? value : ''}
        rows={6}
        limit={max}
      />
    );
  }
  return <TextField {...words} {...server.field(name)} type={INPUT_TYPES[kind]} />;
}

function FileRow({ field, submission: { server, uploads, values } }: SubmissionFieldProps<FileFieldSpec>) {
  const value = values[field.name];
  // Its value is the uploaded file, not the input's: the form registers the input for the focus only.
  const { field: input } = useController({ control: server.form.control, name: field.name });
  return (
    <UploadField
      label={field.label}
      required={field.required}
      hint={fileRuleText(field.file)}
      error={server.error(field.name)}
      accept={field.file.types.join(',')}
      state={uploads.stateOf(field.name, isUploaded(value) ? value : null)}
      inputRef={input.ref}
      onPick={(file) => void uploads.start(field, file)}
      onRetry={() => uploads.retry(field)}
      onRemove={() => uploads.remove(field)}
    />
  );
}
