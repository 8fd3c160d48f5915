import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'role'> {
  label: ReactNode;
  onChange?: (checked: boolean) => void;
}

/** A switch that takes effect at once. It is a native checkbox, so it works in forms and without scripts. */
export function Switch({ label, onChange, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.switch, className)}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state itself.
        role="switch"
        className={styles.box}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
