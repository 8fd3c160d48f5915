import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** The label is for screen readers only (a checkbox in a table). */
  hideLabel?: boolean;
}

/** A native checkbox in the product's look; accepts react-hook-form's `register` as it is. */
export function Checkbox({ label, hideLabel = false, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.checkbox, className)}>
      <input {...rest} type="checkbox" className={styles.box} aria-label={ariaLabel(label, hideLabel)} />
      {!hideLabel && <span>{label}</span>}
    </label>
  );
}

function ariaLabel(label: ReactNode, hidden: boolean): string | undefined {
  return hidden && typeof label === 'string' ? label : undefined;
}
