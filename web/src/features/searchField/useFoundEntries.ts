import { looksLikeAddress } from '@coinmirror/shared/validation/search.ts';
import { useEffect, useMemo } from 'react';
import { useCoinContractsQuery, useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { directoryIndexOf } from './directoryIndex.ts';
import { type FoundEntries, findEntries } from './findEntries.ts';

interface Found extends FoundEntries {
  /** The directory, or the addresses that are looked for, are still on their way. */
  readonly isLoading: boolean;
}

/** What fits the typed words, from the lists this browser holds; the addresses come once one is typed. */
export function useFoundEntries(typed: string, limit: number): Found {
  const directory = useCoinDirectoryQuery({});
  const contracts = useCoinContractsQuery({}, { skip: !looksLikeAddress(typed) });
  const entries = directory.data?.value;
  const addresses = contracts.data?.value;

  // Before the first key is pressed, if the browser has the time.
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
