import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { type RankingOf, rankingColumns } from '@coinmirror/shared/rankings/ranking.ts';
import type { RankingRows, RankingSource } from '@coinmirror/shared/rankings/rows.ts';
import { type ReactNode, useMemo } from 'react';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { TableView } from '#features/tableView/TableView.tsx';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { TablePicture } from '#templates/picture/TablePicture.tsx';
import { RankingSwitches } from '#templates/ranking/RankingSwitches.tsx';
import { useRanking } from '#templates/ranking/useRanking.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { Row } from '#ui/row/Row.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import styles from './ranking.module.css';
import { HOT_POLLING, rankingQuery } from './rankingQuery.ts';
import { starCells } from './stars.tsx';
import { useOwnRows } from './useOwnRows.ts';

/** Custom cells of a ranking, by its call; all others are text. */
export type RankingCells = { readonly [Source in RankingSource]?: Cells<RankingRows[Source]> };

interface RankingViewProps<Source extends RankingSource> {
  readonly name: RouteName;
  readonly ranking: RankingOf<Source>;
  /** A sort order in the page's path: the parameters for the call and the table. */
  readonly order?: { readonly param: string; readonly value: string };
  readonly cells?: RankingCells;
  /** At the right of the header. */
  readonly actions?: ReactNode;
  /** Between header and table. */
  readonly above?: ReactNode;
  /** Below the table. */
  readonly below?: ReactNode;
}

const NONE: readonly never[] = [];

/** A ranking by its definition: filters, currency, stars and picture around the table. */
export function RankingView<Source extends RankingSource>({
  name,
  ranking,
  order,
  cells,
  actions,
  above,
  below,
}: RankingViewProps<Source>) {
  const { args, chosen, switches, title } = useRanking(name, ranking);
  const display = useDisplayInAddress();
  const useRows = rankingQuery(ranking);
  const whole = useRows(order ? { ...args, [order.param]: order.value } : args, HOT_POLLING);
  const own = useOwnRows(whole, ranking.starred);
  const { data } = whole;
  const rows = data?.value.rows ?? NONE;
  const asOf = data?.asOf ?? 0;
  const columns = useMemo(() => rankingColumns(ranking, rows, chosen, asOf), [ranking, rows, chosen, asOf]);
  const shown = useMemo(
    () => renderColumns(columns, { ...starCells(ranking.starred), ...cells?.[ranking.call.name] }),
    [ranking, columns, cells],
  );
  const rowLink = useMemo(() => rowLinkTo(ranking.leadsTo), [ranking]);
  const pictured = ranking.pictured((key) =>
    key === 'order' && order ? { value: order.value, label: '' } : chosen(key),
  );
  return (
    <TableView
      id={name}
      title={title}
      summary={ranking.summary}
      sentence={ranking.sentence && (data ? ranking.sentence(rows, chosen) : null)}
      columns={shown}
      result={own.result}
      rowKey={ranking.rowKey}
      rowLink={rowLink}
      definition={definitionMark}
      footnotes={ranking.notes}
      actions={actions}
      above={above}
      below={below}
      tools={
        <Row className={styles.tools}>
          <RankingSwitches switches={switches} />
          {columns.some(({ money }) => money) && <DisplayTools display={display} />}
          {ranking.starred && <Switch label="只看自选" checked={own.only} onChange={own.setOnly} />}
        </Row>
      }
      picture={(rowsNow, time) => (
        <TablePicture
          title={title}
          columns={columns}
          pictured={pictured}
          rowsNow={rowsNow}
          asOf={time}
          chosen={switches.map(({ key }) => chosen(key).label).join(' · ')}
        />
      )}
    />
  );
}
