import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './Button.module.css';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the text. */
  icon?: ReactNode;
  /** The action is under way: the button keeps its size and the focus, announces it, and ignores presses. */
  busy?: boolean;
  /** Fills the width of its container. */
  wide?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, busy = false, wide = false, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignorePress : onClick}
      className={cx(buttonClass(variant, size), wide && styles.wide, busy && styles.busy, className)}
    >
      {icon}
      {children}
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

/** Enter in a field of the form presses the button too. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
