import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../classNames.ts';
import choice from './ChoiceField.module.css';
import styles from './Field.module.css';
import type { FieldWords } from './Field.tsx';

export interface ChoiceFieldProps extends Omit<FieldWords, 'hideLabel'> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** Allows several choices. */
  multiple?: boolean;
  required?: boolean | undefined;
  /** Props of each input: react-hook-form's `register` as it is. */
  input: Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'multiple' | 'required'>;
}

/** A choice of one or several among a few visible options: native radio buttons or checkboxes under one legend. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, error, options, multiple = false, required = false, input } = props;
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.field} aria-describedby={describedBy || undefined}>
      <legend className={cx(styles.label, choice.legend)}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={choice.options}>
        {options.map(({ value, label: words }) => (
          <label key={value} className={cx(choice.option, error && choice.wrong)}>
            <input {...input} type={multiple ? 'checkbox' : 'radio'} value={value} className={choice.input} />
            {words}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
