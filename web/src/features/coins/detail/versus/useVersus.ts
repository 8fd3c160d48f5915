import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useCoinChartsQuery } from '#api/endpoints/coinCharts.ts';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import type { ChartAddress } from '../chart/useChartAddress.ts';
import type { Contestant } from './versusSeries.ts';

const NO_COINS: readonly DirectoryEntry[] = [];

/** The compared coin in the address, and its history over the same range; null until it has loaded. */
export function useVersus({ versus, range }: Pick<ChartAddress, 'versus' | 'range'>) {
  const directory = useCoinDirectoryQuery({}).data?.value ?? NO_COINS;
  // An address may contain anything; an unknown coin is ignored.
  const chosen = directory.find(({ kind, code }) => kind === 'coin' && code === versus) ?? null;
  const result = useCoinChartsQuery(chosen ? { code: chosen.code, type: range } : skipToken);
  const points = result.currentData?.value;
  const contestant = useMemo(
    (): Contestant | null =>
      chosen && points ? { code: chosen.code, name: coinTitle(chosen), points } : null,
    [chosen, points],
  );
  return { directory, chosen, contestant, isFailed: chosen !== null && result.isError };
}
