import { cx } from '../classNames.ts';
import styles from './Button.module.css';

/** primary: the main action; secondary: another one beside it; quiet: in a toolbar; danger: removes something. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'buy' | 'sell';
/** l: the one action of a form, or of a page that is empty. */
export type ButtonSize = 'l' | 'm' | 's';

/** The class of a button, for a link that should look like one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'm'): string {
  return cx(styles.button, styles[variant], size === 's' && styles.small, size === 'l' && styles.large);
}
