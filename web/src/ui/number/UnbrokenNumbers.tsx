import { splitNumbers } from '@coinmirror/shared/format/unbrokenNumbers.ts';
import styles from './number.module.css';

/** Text with line clamping that never cuts within a number: a truncated number would read as another one. */
export function UnbrokenNumbers({ text }: { readonly text: string }) {
  return splitNumbers(text).map((part) =>
    part.isNumber ? (
      <span key={part.at} className={styles.whole}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
