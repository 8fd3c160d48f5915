import type { Breadth, SectorMember as Member } from '@coinmirror/shared/columns/sector.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { SplitBar } from '../splitBar/SplitBar.tsx';
import type { DrawCell } from '../table/column.ts';
import { SectorMember } from './SectorMember.tsx';

type Sector = Breadth & { readonly best?: Member | null; readonly worst?: Member | null };

/** Custom cells of concept columns: gainers against losers as a bar, the leading coins with their change. */
export const sectorCells = {
  breadth: (row) => (
    <SplitBar
      label={`${row.name}上涨与下跌家数`}
      sides={[
        { label: '涨', value: row.riseCount ?? 0, text: formatCount(row.riseCount), tone: 'up' },
        { label: '跌', value: row.fallCount ?? 0, text: formatCount(row.fallCount), tone: 'down' },
      ]}
    />
  ),
  best: (row) => <SectorMember coin={row.best ?? null} />,
  worst: (row) => <SectorMember coin={row.worst ?? null} />,
} satisfies Readonly<Record<string, DrawCell<Sector>>>;
