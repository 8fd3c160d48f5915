import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { CoinRows } from './CoinRows.tsx';
import { ROW_HEIGHT } from './rowHeight.ts';

interface CoinsOfProps {
  readonly codes: readonly string[];
  readonly shown: string | undefined;
}

/** The rows of some coins, in the order of their codes. */
export function CoinsOf({ codes, shown }: CoinsOfProps) {
  const isNone = codes.length === 0;
  const result = useCoinsByCodesQuery(codes.toSorted().join(','), { skip: isNone });
  if (isNone) return <EmptyState title="没有币种" hint="在行情列表里点星号加自选，或换个词搜索。" compact />;
  return (
    <Loadable
      result={result}
      skeleton={<SkeletonLines lines={codes.length} lineHeight={ROW_HEIGHT} />}
      compact
    >
      {(rows, { asOf }) => <CoinRows rows={inOrder(rows, codes)} asOf={asOf} shown={shown} />}
    </Loadable>
  );
}

function inOrder<Row extends { readonly code: string }>(
  rows: readonly Row[],
  codes: readonly string[],
): Row[] {
  return codes.flatMap((code) => rows.find((row) => row.code === code) ?? []);
}
