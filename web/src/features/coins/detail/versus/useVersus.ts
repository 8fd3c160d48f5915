import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useCoinChartsQuery } from '#api/endpoints/coinCharts.ts';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import type { ChartAddress } from '../chart/useChartAddress.ts';
import type { Contestant } from './versusSeries.ts';

const NO_COINS: readonly DirectoryEntry[] = [];

/** The coin the address compares with, and its history over the same stretch; null until it is there. */
export function useVersus({ versus, range }: Pick<ChartAddress, 'versus' | 'range'>) {
  const directory = useCoinDirectoryQuery({}).data?.value ?? NO_COINS;
  // An address may name anything; what is no coin is not compared.
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
