import type { CoinMove } from '@coinmirror/shared/contract/coin/move.ts';
import { coinMoveSentence } from '@coinmirror/shared/sentences/coinMove.ts';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import styles from './CoinMove.module.css';

/** The coin's first sentence. On a phone the change stands right above it, and is not said again. */
export function MoveSentence({ move }: { readonly move: CoinMove | null | undefined }) {
  const onPhone = useMediaQuery(PHONE);
  const sentence = move ? coinMoveSentence(move, { withDay: !onPhone }) : null;
  return <p className={styles.sentence}>{sentence && <SentenceText sentence={sentence} />}</p>;
}
