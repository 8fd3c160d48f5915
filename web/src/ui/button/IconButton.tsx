import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, in words: the only name a screen reader gets, and the hint on hover. */
  label: string;
  icon: ReactNode;
  size?: 'm' | 's';
  /** For a button that switches something on and off. */
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
