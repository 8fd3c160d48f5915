import { useState } from 'react';
import { CoinAdder } from '#features/compare/view/CoinAdder.tsx';
import { useFoundEntries } from '#features/searchField/useFoundEntries.ts';

interface CoinFinderProps {
  /** What Enter does: 加自选. */
  readonly action: string;
  /** Takes the coin and answers why it could not, or null. */
  readonly onPick: (code: string) => string | null;
}

const SUGGESTED = 5;

/** One coin by its name, symbol, pinyin or contract, as the search field finds it. */
export function CoinFinder({ action, onPick }: CoinFinderProps) {
  const [typed, setTyped] = useState('');
  const { coins, isLoading } = useFoundEntries(typed, SUGGESTED);
  return (
    <CoinAdder
      typed={typed}
      onType={setTyped}
      found={coins}
      isLoading={isLoading}
      onAdd={onPick}
      action={action}
    />
  );
}
