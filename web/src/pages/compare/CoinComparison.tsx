import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { compareSentence } from '@coinmirror/shared/sentences/compare.ts';
import { useMemo, useState } from 'react';
import { CoinAdder } from '#features/compare/view/CoinAdder.tsx';
import { CompareCharts } from '#features/compare/view/CompareCharts.tsx';
import { CompareTable } from '#features/compare/view/CompareTable.tsx';
import { COMPARE_GROUPS, coinHead } from '#features/compare/view/compareRows.tsx';
import { useComparedCoins } from '#features/compare/view/useComparedCoins.ts';
import { useFoundEntries } from '#features/searchField/useFoundEntries.ts';
import { useLatch } from '#ui/lazy/useLatch.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { CompareKinds } from './CompareKinds.tsx';
import { PopularPicks } from './PopularPicks.tsx';
import { useCompareAddress } from './useCompareAddress.ts';

const SUGGESTED = 5;

/** `/compare?c=bitcoin,ethereum`: up to four coins side by side; the address keeps the set. */
export function CoinComparison() {
  const { codes, add, remove, isFull } = useCompareAddress();
  const [typed, setTyped] = useState('');
  const found = useFoundEntries(typed, SUGGESTED);
  const compared = useComparedCoins(codes);
  const details = compared.flatMap(({ info }) => info.currentData?.value ?? []);
  const asOf = Math.max(0, ...compared.map(({ info }) => info.currentData?.asOf ?? 0)) || null;
  const failed = compared.find(({ info }) => info.error !== undefined && info.currentData === undefined);
  const prices = usePrices(compared);
  // Columns that appear one by one would shift each other, and a late chart the table; later, a visitor who adds a coin
  // expects it.
  const isReady = useLatch(
    compared.length > 0 && compared.every(({ info, chart }) => hasSettled(info) && hasSettled(chart)),
  );
  const isShown = isReady && details.length > 0;

  return (
    <>
      <PageHeader
        title={titleOf('compare')}
        summary={summaryOf('compare')}
        {...(codes.length > 0 && { asOf })}
        {...(codes.length > 1 && { sentence: compareSentence(prices) })}
      />
      <CompareKinds kind="coin" />
      <CoinAdder
        typed={typed}
        onType={setTyped}
        found={found.coins}
        isLoading={found.isLoading}
        onAdd={add}
        isFull={isFull}
      />
      {codes.length === 0 && (
        <EmptyState
          title="还没有选择币种"
          hint="在上面输入币种，或在行情列表里点对比按钮。也可以从热门币种开始："
          action={<PopularPicks onAdd={add} />}
        />
      )}
      {failed && (
        <FailedState
          failure={failed.info.error}
          onRetry={() => void failed.info.refetch()}
          busy={failed.info.isFetching}
        />
      )}
      {codes.length > 0 && !isShown && !failed && <SkeletonLines lines={12} />}
      {isShown && prices.length > 0 && <CompareCharts coins={prices} asOf={asOf} />}
      {isShown && (
        <CompareTable items={details} headOf={coinHead} groups={COMPARE_GROUPS} onRemove={remove} />
      )}
    </>
  );
}

function hasSettled({
  currentData,
  error,
}: {
  readonly currentData?: unknown;
  readonly error?: unknown;
}): boolean {
  return currentData !== undefined || error !== undefined;
}

/** Prices of the coins whose facts and charts have both loaded; stable until something new has. */
function usePrices(compared: ReturnType<typeof useComparedCoins>) {
  const key = compared.map(({ code, chart }) => `${code}:${chart.currentData?.asOf ?? ''}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the charts
  return useMemo(
    () =>
      compared.flatMap(({ code, info, chart }) =>
        info.currentData && chart.currentData
          ? [{ code, symbol: info.currentData.value.symbol, prices: chart.currentData.value }]
          : [],
      ),
    [key, compared.filter(({ info }) => info.currentData !== undefined).length],
  );
}
