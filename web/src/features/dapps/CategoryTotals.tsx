import { dappCategoryColumns } from '@coinmirror/shared/columns/dapps.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { DappCategoryTotal } from '@coinmirror/shared/contract/dapps.ts';
import { useDappCategoriesQuery } from '#api/endpoints/dapps.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const HEIGHT = 380;
const keyOf = ({ category }: DappCategoryTotal) => category;

/** Kinds of applications side by side, adding up to the whole. */
export function CategoryTotals() {
  const result = useDappCategoriesQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(rows) => (
        <SectionTable
          title="各类 DApp 合计"
          id="dapp-categories"
          columns={dappCategoryColumns}
          rows={rows}
          rowKey={keyOf}
        />
      )}
    </Loadable>
  );
}
