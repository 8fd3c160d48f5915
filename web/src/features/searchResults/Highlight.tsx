import { UnbrokenNumbers } from '#ui/number/UnbrokenNumbers.tsx';
import styles from './searchResults.module.css';
import { splitByKeyword } from './splitByKeyword.ts';

/** Text with the matches of the keyword highlighted. */
export function Highlight({ text, keyword }: { text: string; keyword: string }) {
  return splitByKeyword(text, keyword).map((part, index) =>
    part.fits ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <UnbrokenNumbers key={index} text={part.text} />
    ),
  );
}
