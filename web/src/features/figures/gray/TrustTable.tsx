import { trustColumns } from '@coinmirror/shared/columns/figures/trusts.ts';
import type { TrustRow, Trusts } from '@coinmirror/shared/contract/figures/trusts.ts';
import { FigureTable } from '../FigureTable.tsx';

const rowKey = ({ name }: TrustRow) => name;

/** Grayscale's products, one in a row. */
export function TrustTable({ value }: { readonly value: Trusts }) {
  return (
    <FigureTable title="灰度各信托" id="trusts" columns={trustColumns} rows={value.list} rowKey={rowKey} />
  );
}
