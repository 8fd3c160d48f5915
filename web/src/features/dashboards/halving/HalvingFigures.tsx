import { halvingCoinColumns, halvingPastColumns } from '@coinmirror/shared/columns/dashboards/halving.ts';
import type { HalvingInfo, HalvingPast } from '@coinmirror/shared/contract/dashboards/halving.ts';
import { coinRowKey, coinRowLink } from '#ui/columns/rowLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const pastKey = ({ height }: HalvingPast) => String(height);

/** What followed past halvings, and other coins that halve. */
export function HalvingFigures({ value }: { readonly value: HalvingInfo }) {
  return (
    <>
      <SectionTable
        title="历次减半"
        id="halving-past"
        columns={halvingPastColumns}
        rows={value.past}
        rowKey={pastKey}
        tools={<PageLink to="halving2020">2020 减半专题</PageLink>}
        footnotes={['日期按 UTC；价格为所在北京日的收盘价，不足一年的写作 --。']}
      />
      <SectionTable
        title="其他币种的减产"
        id="halving-coins"
        columns={halvingCoinColumns}
        rows={value.coins}
        rowKey={coinRowKey}
        rowLink={coinRowLink}
      />
    </>
  );
}
