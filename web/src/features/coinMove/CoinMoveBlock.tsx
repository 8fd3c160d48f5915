import { MoveFigure } from './MoveFigure.tsx';
import { MoveSentence } from './MoveSentence.tsx';
import { useCoinMove } from './useCoinMove.ts';

interface CoinMoveProps {
  readonly code: string;
}

/** Why a coin moved, in a sentence, whose line is reserved. */
export function CoinMoveSentence({ code }: CoinMoveProps) {
  return <MoveSentence move={useCoinMove(code)} />;
}

/** Its change in parts, whose height is reserved; the card of its title has the method and what happened in the same hours. */
export function CoinMoveFigure({ code }: CoinMoveProps) {
  return <MoveFigure move={useCoinMove(code)} />;
}
