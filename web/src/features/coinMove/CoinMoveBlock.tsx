import styles from './CoinMove.module.css';
import { MoveFigure } from './MoveFigure.tsx';
import { MoveSentence } from './MoveSentence.tsx';
import { useCoinMove } from './useCoinMove.ts';

export interface CoinMoveBlockProps {
  readonly code: string;
}

/** Why a coin moved: the sentence, and the split beside it (below it on a phone). Its height is reserved. */
export function CoinMoveBlock({ code }: CoinMoveBlockProps) {
  const move = useCoinMove(code);
  return (
    <div className={styles.block}>
      <MoveSentence move={move} />
      <MoveFigure move={move} />
    </div>
  );
}

/** The sentence alone, for a page that places the split elsewhere. */
export function CoinMoveSentence({ code }: CoinMoveBlockProps) {
  return <MoveSentence move={useCoinMove(code)} />;
}

/** The split alone. */
export function CoinMoveFigure({ code }: CoinMoveBlockProps) {
  return <MoveFigure move={useCoinMove(code)} />;
}
