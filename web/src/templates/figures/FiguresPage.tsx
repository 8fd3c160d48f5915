import type { Column } from '@coinmirror/shared/columns/column.ts';
import type { Reading } from '@coinmirror/shared/indicators/readings/reading.ts';
import { pages, type RouteName, titleOf } from '@coinmirror/shared/pages/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type ReactNode, useMemo } from 'react';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { FactGrid } from '#features/figures/FactGrid.tsx';
import { IndicatorWords } from '#features/indicators/IndicatorWords.tsx';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { DefinitionTime } from '#ui/definition/DefinitionTime.ts';
import { Breadcrumb, type Crumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { type LoadableResult, shownAnswer } from '#ui/state/shownAnswer.ts';
import styles from './FiguresPage.module.css';

interface FiguresPageProps<Value> {
  readonly page: RouteName;
  /** The way here, where it is not through the data centre. */
  readonly crumbs?: readonly Crumb[];
  /** Its one H1 where the row's title is not enough. */
  readonly title?: string;
  readonly result: LoadableResult<Value>;
  /** What is said of the answer as a whole; must not change from draw to draw. */
  readonly facts: (value: Value) => readonly Column<Value>[];
  readonly reading: Reading;
  /** What the page is opened for, before its facts. */
  readonly lead?: (value: Value) => ReactNode;
  /** Switches above the figures. */
  readonly tools?: ReactNode;
  /** Charts and tables. */
  readonly children: (value: Value, asOf: number) => ReactNode;
}

/** Room for facts, chart and table while they are not here. */
const ROOM = 1100;

/** A page of figures that one call answers: head, facts, charts and tables, how they are read. */
export function FiguresPage<Value>(props: FiguresPageProps<Value>) {
  const { page, result, facts, reading, lead, tools, children } = props;
  const latest = shownAnswer(result).data;
  const crumbs = props.crumbs ?? [
    { label: '首页', href: hrefTo('home') },
    { label: pages.data.title, href: hrefTo('data') },
    { label: titleOf(page) },
  ];
  return (
    <DefinitionContext value={definitionMarks}>
      <DefinitionTime value={latest?.asOf ?? null}>
        <PageHeader
          title={props.title ?? titleOf(page)}
          summary={reading.meaning}
          asOf={latest?.asOf ?? null}
          breadcrumb={<Breadcrumb items={crumbs} />}
        />
        <div className={styles.page}>
          {tools && <div className={styles.tools}>{tools}</div>}
          <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
            {(value, { asOf }) => (
              <div className={styles.page}>
                {lead?.(value)}
                <Facts facts={facts} value={value} />
                {children(value, asOf)}
              </div>
            )}
          </Loadable>
          <IndicatorWords words={reading} />
        </div>
      </DefinitionTime>
    </DefinitionContext>
  );
}

interface FactsProps<Value> {
  readonly facts: (value: Value) => readonly Column<Value>[];
  readonly value: Value;
}

function Facts<Value>({ facts, value }: FactsProps<Value>) {
  const columns = useMemo(() => facts(value), [facts, value]);
  return columns.length === 0 ? null : <FactGrid facts={columns} row={value} />;
}
