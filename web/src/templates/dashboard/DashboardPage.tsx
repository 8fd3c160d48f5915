import type { Column } from '@coinmirror/shared/columns/column.ts';
import type { DashboardTable } from '@coinmirror/shared/dashboards/dashboards.ts';
import type { Interpretation } from '@coinmirror/shared/indicators/interpretations/interpretation.ts';
import { type RouteName, titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import { type ReactNode, useMemo } from 'react';
import { SnapshotTime } from '#features/coins/snapshot.ts';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { IndicatorWords } from '#features/indicators/IndicatorWords.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { ColumnFacts } from '#ui/facts/ColumnFacts.tsx';
import { Breadcrumb, type Crumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { type LoadableResult, shownAnswer } from '#ui/state/shownAnswer.ts';
import { isUnconnected } from '#ui/state/unconnected.ts';
import { WidgetBoundary } from '#ui/state/WidgetBoundary.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import styles from './DashboardPage.module.css';

interface DashboardPageProps<Value, Row> {
  readonly page: RouteName;
  /** The breadcrumbs between home and this page; by default the data centre. */
  readonly above?: readonly Crumb[];
  /** The H1, where the row's title is not enough. */
  readonly title?: string;
  /** A logo, before the title. */
  readonly mark?: ReactNode;
  readonly result: LoadableResult<Value>;
  /** The facts of the whole answer; must be stable. */
  readonly facts: (value: Value) => readonly Column<Value>[];
  readonly interpretation: Interpretation;
  /** What today is like; null where the answer does not say it. */
  readonly sentence?: ((value: Value, asOf: number) => Sentence | null) | undefined;
  /** At the right of the header. */
  readonly actions?: ReactNode;
  /** The main figure, before the facts. */
  readonly lead?: (value: Value, asOf: number) => ReactNode;
  /** Switches above the numbers. */
  readonly tools?: ReactNode;
  /** The chart below the facts, before the table. */
  readonly chart?: (value: Value, asOf: number) => ReactNode;
  /** The main table, as its `Dashboard` in shared defines it. */
  readonly table?: DashboardTable<Value, Row>;
  /** Custom cells of the table. Must be stable. */
  readonly tableCells?: Cells<Row>;
  /** Switches of the table. */
  readonly tableTools?: ReactNode;
  /** Further charts and tables. */
  readonly children?: (value: Value, asOf: number) => ReactNode;
}

const DATA_CENTRE: readonly Crumb[] = [{ label: titleOf('data'), href: hrefTo('data') }];

/** Height reserved for facts, chart and table while they load. */
const ROOM = 1100;

/** A dashboard from one call: header, facts, charts, tables, and their explanation. */
export function DashboardPage<Value, Row>(props: DashboardPageProps<Value, Row>) {
  const {
    page,
    result,
    facts,
    interpretation,
    above = DATA_CENTRE,
    lead,
    tools,
    chart,
    table,
    tableCells,
    tableTools,
    children,
  } = props;
  const latest = shownAnswer(result).data;
  const title = props.title ?? titleOf(page);
  const crumbs = [{ label: '首页', href: hrefTo('home') }, ...above, { label: title }];
  return (
    <DefinitionContext value={definitionMarks}>
      <PageHeader
        title={<Title mark={props.mark} title={title} />}
        summary={interpretation.meaning}
        sentence={props.sentence && (latest ? props.sentence(latest.value, latest.asOf) : null)}
        {...(isUnconnected(result.error) ? {} : { asOf: latest?.asOf ?? null })}
        breadcrumb={<Breadcrumb items={crumbs} />}
        actions={props.actions}
      />
      <div className={styles.page}>
        {tools && <div className={styles.tools}>{tools}</div>}
        <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
          {(value, { asOf }) => (
            <SnapshotTime value={asOf}>
              <div className={styles.page}>
                <WidgetBoundary>{lead?.(value, asOf)}</WidgetBoundary>
                <WidgetBoundary>
                  <Facts facts={facts} value={value} />
                </WidgetBoundary>
                <WidgetBoundary>{chart?.(value, asOf)}</WidgetBoundary>
                <WidgetBoundary>
                  {table && <MainTable table={table} cells={tableCells} value={value} tools={tableTools} />}
                </WidgetBoundary>
                <WidgetBoundary>{children?.(value, asOf)}</WidgetBoundary>
              </div>
            </SnapshotTime>
          )}
        </Loadable>
        <IndicatorWords words={interpretation} withMeaning={props.sentence !== undefined} />
      </div>
    </DefinitionContext>
  );
}

function Title({ mark, title }: { readonly mark: ReactNode; readonly title: string }) {
  if (!mark) return title;
  return (
    <span className={styles.title}>
      {mark}
      {title}
    </span>
  );
}

interface FactsProps<Value> {
  readonly facts: (value: Value) => readonly Column<Value>[];
  readonly value: Value;
}

function Facts<Value>({ facts, value }: FactsProps<Value>) {
  const columns = useMemo(() => facts(value), [facts, value]);
  return columns.length === 0 ? null : <ColumnFacts facts={columns} row={value} />;
}

interface MainTableProps<Value, Row> {
  readonly table: DashboardTable<Value, Row>;
  readonly cells: Cells<Row> | undefined;
  readonly value: Value;
  readonly tools?: ReactNode;
}

function MainTable<Value, Row>({ table, cells, value, tools }: MainTableProps<Value, Row>) {
  const { id, title, about, columns, key, leadsTo, footnotes } = table;
  const rows = useMemo(() => table.rows(value), [table, value]);
  const rowLink = useMemo(() => leadsTo && rowLinkTo(leadsTo), [leadsTo]);
  return (
    <SectionTable
      title={title}
      id={id}
      columns={columns}
      {...(cells && { cells })}
      rows={rows}
      rowKey={key}
      tools={tools}
      {...(about !== undefined && { about })}
      {...(rowLink && { rowLink })}
      {...(footnotes && { footnotes })}
    />
  );
}
