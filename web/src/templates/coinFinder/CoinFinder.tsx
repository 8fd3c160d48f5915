import { useState } from 'react';
import { CoinAdder } from '#features/compare/view/CoinAdder.tsx';
import { useFoundEntries } from '#features/searchField/useFoundEntries.ts';

interface CoinFinderProps {
  /** Label of the submit action: 加自选. */
  readonly action: string;
  /** Adds the coin, or returns why it could not; null on success. */
  readonly onPick: (code: string) => string | null;
}

const SUGGESTED = 5;

/** Finds one coin by name, symbol, pinyin or contract, like the search field. */
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
