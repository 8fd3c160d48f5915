import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import type { Namesake } from './subject.ts';

/** All of a kind in the search directory; undefined while loading. */
export function useListedNames(kind: DirectoryEntry['kind']): readonly Namesake[] | undefined {
  const directory = useCoinDirectoryQuery({}).data?.value;
  return directory?.filter((entry) => entry.kind === kind);
}
