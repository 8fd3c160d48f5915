import type { ComponentPropsWithRef } from 'react';
import { cx } from '../classNames.ts';
import { IconButton } from './IconButton.tsx';
import styles from './RowButton.module.css';

export interface RowButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, in words: the only name a screen reader gets, and the hint on hover. */
  label: string;
  drawing: 'star' | 'starFull' | 'compare' | 'copy' | 'check';
  size?: 'm' | 's';
  pressed?: boolean;
}

/** An icon button that a table draws in each of its rows: the style sheet draws its icon, so it is one element. */
export function RowButton({ drawing, className, ...rest }: RowButtonProps) {
  return <IconButton {...rest} className={cx(styles.button, styles[drawing], className)} icon={null} />;
}
