import { railMoves } from '@coinmirror/shared/columns/rail.ts';
import { CHANGE_PERIOD, VOLUME_FLOOR } from '@coinmirror/shared/contract/rankings/moves.ts';
import { useMaxChangeQuery } from '#api/endpoints/rankings.ts';
import { Card } from '#ui/card/Card.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './MovesPanel.module.css';
import { RAIL_POLLING } from './polling.ts';
import { RailRows } from './RailTable.tsx';
import { coinRailCells } from './railCells.tsx';
import { RAIL_SIZE } from './railSize.ts';

const SIDE = 5;

const headed = (heading: string) =>
  renderColumns(
    railMoves.map((column) => (column.id === 'coin' ? { ...column, heading } : column)),
    coinRailCells,
  );
const RISES = headed('涨幅前五');
const FALLS = headed('跌幅前五');

const ASKED = {
  sort_type: CHANGE_PERIOD['24h'],
  min_vol: VOLUME_FLOOR.large,
  per_page: RAIL_SIZE,
} as const;

/** What moved most in 24 hours among coins with trade worth the name: rises above the line, falls below it. */
export function MovesPanel() {
  const rises = useMaxChangeQuery({ ...ASKED, isup: 1 }, RAIL_POLLING);
  const falls = useMaxChangeQuery({ ...ASKED, isup: 0 }, RAIL_POLLING);
  return (
    <Card
      title={
        <>
          异动 <small className={styles.floor}>24H，成交额 ≥ $500 万</small>
        </>
      }
      actions={<PageLink to="hotMax">全部</PageLink>}
      flush
    >
      <div className={styles.rises}>
        <RailRows columns={RISES} rowKey={(row) => row.code} result={rises} size={SIDE} />
      </div>
      <RailRows columns={FALLS} rowKey={(row) => row.code} result={falls} size={SIDE} isBelow />
    </Card>
  );
}
