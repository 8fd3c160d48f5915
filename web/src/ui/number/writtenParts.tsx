import type { Written } from '@coinmirror/shared/format/written.ts';
import { cx } from '../classNames.ts';
import styles from './number.module.css';

/** What the element that shows a number carries, be it a span or the cell of a table. */
export function writtenProps({ title, direction, arrow, mark, spoken, text }: Written, own?: string) {
  return {
    className: cx(styles.number, direction && styles[direction], spoken !== undefined && styles.folds, own),
    title,
    'data-arrow': arrow,
    'data-mark': mark,
    'data-folded': spoken === undefined ? undefined : text,
  };
}

/**
 * The text itself. Where it folds its zeros, the eye gets `0.0₅123`, which the style sheet draws; the ear, the
 * clipboard and a search in the page get the plain decimal.
 */
export function WrittenText({ text, spoken }: Written) {
  return spoken === undefined ? text : <span className={styles.spoken}>{spoken}</span>;
}
