import type { DefiRates } from '@coinmirror/shared/contract/defi/yields.ts';
import { useMemo } from 'react';
import { HeatMap } from '#charts/heatMap/HeatMap.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';

/** Lending rates, coin by venue. */
export function RateMatrix({ value, asOf }: { readonly value: DefiRates; readonly asOf: number }) {
  const columns = useMemo(() => value.places.map(({ name }) => name), [value]);
  const rows = useMemo(
    () => value.best.map(({ symbol, rates }) => ({ name: symbol, values: rates })),
    [value],
  );
  return (
    <PageSection title="存款年化对照" about="每个协议取存款最多的公链；-- 表示不收这个币种。">
      <HeatMap
        title="各协议存款年化（%）"
        source="各借贷协议"
        asOf={asOf}
        columns={columns}
        rows={rows}
        rowName="币种"
        kind="share"
        scale="level"
      />
    </PageSection>
  );
}
