import { useMemo } from 'react';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';

interface CoinName {
  readonly name: string;
  readonly logo: string;
}

/** Names and logos of coins by code; the code itself until the directory has loaded. */
export function useCoinNames(codes: readonly string[]): (code: string) => CoinName {
  const directory = useCoinDirectoryQuery({}).data?.value;
  const names = useMemo(() => {
    const known = directory?.filter((entry) => entry.kind === 'coin' && codes.includes(entry.code)) ?? [];
    return new Map<string, CoinName>(known.map(({ code, name, logo }) => [code, { name, logo }]));
  }, [directory, codes]);
  return (code) => names.get(code) ?? { name: code, logo: '' };
}
