import { scaledText } from '@coinmirror/shared/format/scaleWord.ts';
import type { Written } from '@coinmirror/shared/format/written.ts';
import { cx } from '../classNames.ts';
import styles from './number.module.css';

/** The attributes of an element that shows a number, a span or a table cell. */
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
 * The text itself; its 万 or 亿 one step back. With folded zeros the style sheet draws `0.0₅123`; screen readers, the clipboard and find-in-page
 * get the plain decimal.
 */
export function WrittenText({ text, spoken }: Written) {
  if (spoken !== undefined) return <span className={styles.spoken}>{spoken}</span>;
  const scaled = scaledText(text);
  if (scaled === null) return text;
  return (
    <>
      {scaled.digits}
      <span className={styles.scale}>{scaled.scale}</span>
      {scaled.rest}
    </>
  );
}
