import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './Field.module.css';
import { Field, type FieldWords } from './Field.tsx';

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'id' | 'prefix'> {
  /** Inside the box, before the input: a country code, an icon. */
  before?: ReactNode;
  /** Inside the box at the right: a unit, a button. */
  after?: ReactNode;
}

/** A single-line text field with label, hint and error; accepts react-hook-form's `register` as it is. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel = false, hint, error, before, after, className, ...rest } = props;
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={rest.required}>
      {(control) => (
        <span className={cx(styles.box, error && styles.wrong, className)}>
          {before !== undefined && <span className={styles.before}>{before}</span>}
          <input {...rest} {...control} className={styles.input} />
          {after !== undefined && <span className={styles.after}>{after}</span>}
        </span>
      )}
    </Field>
  );
}
