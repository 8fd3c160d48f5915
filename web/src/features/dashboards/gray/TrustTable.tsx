import { trustColumns } from '@coinmirror/shared/columns/dashboards/trusts.ts';
import type { TrustRow, Trusts } from '@coinmirror/shared/contract/dashboards/trusts.ts';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const rowKey = ({ name }: TrustRow) => name;

/** Grayscale's products, one per row. */
export function TrustTable({ value }: { readonly value: Trusts }) {
  return (
    <SectionTable title="灰度各信托" id="trusts" columns={trustColumns} rows={value.list} rowKey={rowKey} />
  );
}
