import { looksLikeAddress } from '@coinmirror/shared/validation/search.ts';
import { useEffect, useMemo } from 'react';
import { useCoinContractsQuery, useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { directoryIndexOf } from './directoryIndex.ts';
import { type FoundEntries, findEntries } from './findEntries.ts';

interface Found extends FoundEntries {
  /** The directory, or the contract addresses, are still loading. */
  readonly isLoading: boolean;
}

/** Entries that match the typed text, from lists in this browser; the contract addresses load once one is typed. */
export function useFoundEntries(typed: string, limit: number): Found {
  const directory = useCoinDirectoryQuery({});
  const contracts = useCoinContractsQuery({}, { skip: !looksLikeAddress(typed) });
  const entries = directory.data?.value;
  const addresses = contracts.data?.value;

  // Builds the index in idle time before the first key press.
  useEffect(() => {
    if (entries) return onIdle(() => directoryIndexOf(entries));
    return undefined;
  }, [entries]);

  const found = useMemo(
    () => findEntries(entries ?? [], addresses ?? [], typed, limit),
    [entries, addresses, typed, limit],
  );
  return { ...found, isLoading: directory.isLoading || contracts.isLoading };
}
