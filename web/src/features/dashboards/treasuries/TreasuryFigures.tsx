import { treasuryColumns } from '@coinmirror/shared/columns/dashboards/treasuries.ts';
import { HOLDER_TYPES, type HolderType } from '@coinmirror/shared/constants/holderTypes.ts';
import type { Treasuries, TreasuryRow } from '@coinmirror/shared/contract/dashboards/treasuries.ts';
import { useMemo } from 'react';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const ALL = '全部';
const OPTIONS = [ALL, ...HOLDER_TYPES].map((type) => ({ value: type, label: type }));
const rowKey = ({ name, ticker }: TreasuryRow) => `${name}-${ticker}`;
const cells = {
  source: ({ source }: TreasuryRow) => <ExternalLink href={source} />,
};

/** Holders by type, and each type's share. */
export function TreasuryFigures({ value, asOf }: { readonly value: Treasuries; readonly asOf: number }) {
  const [params, write] = useUrlParams();
  const type = HOLDER_TYPES.find((one) => one === params.get('type')) ?? null;
  const columns = useMemo(() => treasuryColumns(value.price), [value.price]);
  const rows = useMemo(() => ofType(value.rows, type), [value, type]);
  const slices = useMemo(() => value.types.map(({ type: name, btc }) => ({ name, value: btc })), [value]);
  return (
    <>
      <SectionTable
        title="持有者"
        id="treasuries"
        columns={columns}
        cells={cells}
        rows={rows}
        rowKey={rowKey}
        tools={
          <Segmented
            label="类型"
            options={OPTIONS}
            value={type ?? ALL}
            onChange={(next) => write({ type: next === ALL ? null : next })}
          />
        }
        footnotes={['持币量为公开数，约数；外部链接为披露方网站。']}
      />
      <PageSection title="各类持有者的份额">
        <ShareBar label="已知比特币持有量按类型" parts={slices} source="公开披露汇总" asOf={asOf} />
      </PageSection>
    </>
  );
}

function ofType(rows: readonly TreasuryRow[], type: HolderType | null): readonly TreasuryRow[] {
  return type === null ? rows : rows.filter((row) => row.type === type);
}
