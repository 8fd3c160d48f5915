import { type ReactNode, useId } from 'react';
import { cx } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Field.module.css';

export interface FieldWords {
  label: string;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  /** A sentence that helps to fill it in. */
  hint?: ReactNode;
  /** The error message; it also marks the control as invalid. */
  error?: string | undefined;
}

/** Attributes for the control inside. */
interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldWords {
  /** At the right of the label: a counter, a link. */
  aside?: ReactNode;
  required?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error of one field, linked for screen readers. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  aside,
  required = false,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? '' : `${id}-hint`;
  const errorId = error ? `${id}-error` : '';
  return (
    <div className={styles.field}>
      <div className={cx(styles.top, hideLabel && aside === undefined && styles.unseen)}>
        <label htmlFor={id} className={styles.label}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          {required && !hideLabel && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
