import type { CoinSlots } from '#features/coins/coinColumns.tsx';
import { CompareButton } from '#features/compare/CompareButton.tsx';
import { StarButton } from '#features/watchlist/StarButton.tsx';

/** The buttons of a coin's row, which belong to features other than the table. Created once: rows depend on it. */
export const COIN_SLOTS: CoinSlots = {
  star: (code, name) => <StarButton kind="coin" code={code} name={name} />,
  compare: (code, name) => <CompareButton code={code} name={name} />,
};
