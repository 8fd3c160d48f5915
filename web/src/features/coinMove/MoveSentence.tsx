import type { CoinMove } from '@coinmirror/shared/contract/coin/move.ts';
import { coinMoveSentence } from '@coinmirror/shared/sentences/coinMove.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import styles from './CoinMove.module.css';

/** The coin's first sentence. On a phone the same change stands right above it, and is not said again. */
export function MoveSentence({ move }: { readonly move: CoinMove | null | undefined }) {
  const onPhone = useMediaQuery(PHONE);
  const { changeBase } = useDisplay();
  const sentence = move ? coinMoveSentence(move, { withDay: !onPhone || changeBase !== '24H' }) : null;
  return <p className={styles.sentence}>{sentence && <SentenceText sentence={sentence} />}</p>;
}
