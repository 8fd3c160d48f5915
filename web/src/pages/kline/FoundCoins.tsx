import { useFoundEntries } from '#features/searchField/useFoundEntries.ts';
import { CoinsOf } from './CoinsOf.tsx';

/** Coins that are listed for a word. */
const FOUND = 20;

interface FoundCoinsProps {
  readonly typed: string;
  readonly shown: string | undefined;
}

/** The coins that match what is typed; the directory and its index come with it. */
export function FoundCoins({ typed, shown }: FoundCoinsProps) {
  const { coins } = useFoundEntries(typed, FOUND);
  return <CoinsOf codes={coins.map(({ code }) => code)} shown={shown} />;
}
