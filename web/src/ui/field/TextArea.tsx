import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../classNames.ts';
import styles from './Field.module.css';
import { Field, type FieldWords } from './Field.tsx';

export interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  /** Shows 12/300 beside the label. It does not truncate the input: the form's own rule rejects what is too long. */
  limit?: number;
}

/** A multi-line text field; accepts react-hook-form's `register` as it is. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel = false, hint, error, limit, className, onChange, ...rest } = props;
  const [typed, setTyped] = useState(rest.defaultValue);
  // Counts characters, not UTF-16 units, as the validation rules do.
  const length = [...String(rest.value ?? typed ?? '')].length;
  const counter = limit === undefined ? undefined : `${length}/${limit}`;
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      required={rest.required}
      aside={
        counter && <span className={cx(styles.counter, length > (limit ?? 0) && styles.over)}>{counter}</span>
      }
    >
      {(control) => (
        <span className={cx(styles.box, error && styles.wrong, className)}>
          <textarea
            rows={4}
            {...rest}
            {...control}
            className={cx(styles.input, styles.area)}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
              setTyped(event.target.value);
              return onChange?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}
