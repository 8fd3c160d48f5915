import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { coinRowKey, coinRowLink } from '#ui/columns/rowLink.tsx';
import type { ColumnTerm } from '#ui/definition/DefinitionContext.ts';
import { DisplayContext, useDisplay } from '#ui/display/DisplayContext.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable, type DataTableProps } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { toast } from '#ui/toast/toast.ts';
import { coinColumns } from '../../data/coinColumns.tsx';
import { coins, type DemoCoin, manyCoins } from '../../data/coins.ts';
import type { Exhibit } from '../../exhibit.ts';
import { nothing } from '../../show.tsx';

type Shown = Pick<DataTableProps<DemoCoin>, 'rows'> & Partial<DataTableProps<DemoCoin>>;

const FIVE = coins.slice(0, 5);
const FEW = coins.slice(2, 5);
const MANY = manyCoins(260);
/** Wider than any screen: pinned columns stay, the rest scrolls. */
const WIDE: readonly Column<DemoCoin>[] = coinColumns.map((column) =>
  column.pin ? column : { ...column, width: column.width * 2.5 },
);

function Coins(props: Shown) {
  const state = useTableState('gallery');
  return (
    <DataTable
      label="币种"
      columns={coinColumns}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      state={state}
      empty={<EmptyState title="没有符合条件的币种" action={<Button size="s">清除筛选</Button>} />}
      expectedRows={3}
      {...props}
    />
  );
}

function Compact() {
  const display = useDisplay();
  return (
    <DisplayContext value={{ ...display, density: 'compact' }}>
      <Coins rows={FEW} />
    </DisplayContext>
  );
}

/** Half of the page's height, so it renders on request only. */
function Many() {
  const [isShown, setShown] = useState(false);
  return isShown ? <Coins rows={MANY} /> : <Button onClick={() => setShown(true)}>Draw them</Button>;
}

const explained: ColumnTerm = ({ label }, heading) =>
  typeof heading === 'function' ? (
    heading({ onPointerEnter: () => toast.info(`${label}的说明`) })
  ) : (
    <u>{heading}</u>
  );

export const exhibit: Exhibit = {
  title: 'DataTable',
  about: 'The one table of the product: columns are data, sort and filters stand in the address.',
  states: [
    { name: 'loading', wide: true, show: () => <Coins rows={undefined} /> },
    { name: 'empty', wide: true, show: () => <Coins rows={[]} /> },
    {
      name: 'failed',
      wide: true,
      show: () => <Coins rows={undefined} failed={<FailedState onRetry={nothing} />} />,
    },
    { name: 'five rows', wide: true, show: () => <Coins rows={FIVE} /> },
    { name: 'unknown and long values', wide: true, show: () => <Coins rows={coins.slice(5)} /> },
    {
      name: 'sorted',
      wide: true,
      address: '/?sort=change24h&order=desc',
      show: () => <Coins rows={FEW} />,
    },
    { name: 'filtered', wide: true, address: '/?filter=price:1~', show: () => <Coins rows={FEW} /> },
    {
      name: 'filtered to nothing',
      wide: true,
      address: '/?filter=price:1000000~',
      show: () => <Coins rows={FEW} />,
    },
    {
      name: 'chosen columns',
      wide: true,
      address: '/?cols=price,change24h',
      show: () => <Coins rows={FEW} />,
    },
    {
      name: 'pinned columns, the rest scrolls',
      wide: true,
      show: () => <Coins rows={FEW} columns={WIDE} />,
    },
    {
      name: 'defined headings, footnotes',
      wide: true,
      show: () => (
        <Coins
          rows={FEW}
          definition={explained}
          footnotes={['* 流通量由项目方提供，尚未核实', '** 该交易所成交额异常，不计入合计']}
        />
      ),
    },
    { name: 'compact', wide: true, show: Compact },
    { name: '260 rows, of which those near the screen are drawn', wide: true, show: Many },
  ],
};
