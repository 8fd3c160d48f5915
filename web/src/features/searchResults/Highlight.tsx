import { WholeNumbers } from '#ui/number/WholeNumbers.tsx';
import styles from './searchResults.module.css';
import { splitByKeyword } from './splitByKeyword.ts';

/** Words with the parts that fit the keyword marked. */
export function Highlight({ text, keyword }: { text: string; keyword: string }) {
  return splitByKeyword(text, keyword).map((part, index) =>
    part.fits ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <WholeNumbers key={index} text={part.text} />
    ),
  );
}
