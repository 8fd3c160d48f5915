import type { CoinMove } from '@coinmirror/shared/contract/coin/move.ts';
import { coinMoveSentence } from '@coinmirror/shared/sentences/coinMove.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import styles from './CoinMove.module.css';

/**
 * The coin's first sentence. Its change of 24 hours moves beside the price right above, and is not said again: two numbers
 * that are read at different instants would differ in their last digit.
 */
export function MoveSentence({ move }: { readonly move: CoinMove | null | undefined }) {
  const { changeBase } = useDisplay();
  const sentence = move ? coinMoveSentence(move, { withDay: changeBase !== '24H' }) : null;
  return <p className={styles.sentence}>{sentence && <SentenceText sentence={sentence} />}</p>;
}
