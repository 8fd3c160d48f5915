import type { TreasuryRow } from '@coinmirror/shared/contract/dashboards/treasuries.ts';
import { useMemo } from 'react';
import { MirrorChart } from '#charts/mirror/MirrorChart.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { holderMoves } from './holderMoves.ts';

/** Who has bought above the line, and who has sold below it, in 30 days; nothing where nobody tells it. */
export function HolderMoves({
  rows,
  asOf,
}: {
  readonly rows: readonly TreasuryRow[];
  readonly asOf: number;
}) {
  const view = useMemo(() => holderMoves(rows), [rows]);
  if (view.buckets.length === 0) return null;
  return (
    <PageSection title="30 日增减持" about="公开每日持仓的持有者里变化最大的几家。">
      <MirrorChart
        title="持有者 30 日增减持"
        source="公开披露汇总"
        asOf={asOf}
        kind="amount"
        suffix=" BTC"
        bucketName="实体"
        labels="all"
        {...view}
      />
    </PageSection>
  );
}
