import type { ComponentPropsWithRef } from 'react';
import { cx } from '../classNames.ts';
import { IconButton } from './IconButton.tsx';
import styles from './RowButton.module.css';

export interface RowButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does: the accessible name, and the tooltip. */
  label: string;
  drawing: 'star' | 'starFull' | 'compare' | 'copy' | 'check';
  size?: 'm' | 's';
  pressed?: boolean;
}

/** An icon button for table rows: the style sheet draws its icon, so it is a single element. */
export function RowButton({ drawing, className, ...rest }: RowButtonProps) {
  return <IconButton {...rest} className={cx(styles.button, styles[drawing], className)} icon={null} />;
}
