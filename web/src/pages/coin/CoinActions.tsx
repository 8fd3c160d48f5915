import { CompareButton } from '#features/compare/CompareButton.tsx';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import { ShareButton } from './ShareButton.tsx';

export interface CoinActionsProps {
  readonly code: string;
  readonly name: string;
}

/** Star, compare, share. */
export function CoinActions({ code, name }: CoinActionsProps) {
  return (
    <>
      <StarButton kind="coin" code={code} name={name} size="m" />
      <CompareButton code={code} name={name} size="m" />
      <ShareButton />
    </>
  );
}
