import { splitNumbers } from '@coinmirror/shared/format/wholeNumbers.ts';
import styles from './number.module.css';

/** Words of a place that is cut after some lines: half a number would be another one, so it is left out whole. */
export function WholeNumbers({ text }: { readonly text: string }) {
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
