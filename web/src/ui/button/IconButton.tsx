import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does: the accessible name, and the tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'm' | 's';
  /** For a toggle button. */
  pressed?: boolean;
}

export function IconButton({ label, icon, size = 'm', pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(styles.button, size === 's' && styles.small, className)}
    >
      {icon}
    </button>
  );
}
