import type { Column } from '@coinmirror/shared/columns/column.ts';
import type { EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { EndpointName, EndpointRow } from '@coinmirror/shared/contract/endpoints.ts';
import type { Dashboard } from '@coinmirror/shared/dashboards/dashboards.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import {
  howToRead,
  type Interpretation,
} from '@coinmirror/shared/indicators/interpretations/interpretation.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import { type Block, type Fact, tableBlock } from '../blocks.ts';
import { withWay } from '../head.ts';
import type { Answers, Asked, PageCall, Served } from '../served.ts';

/** The first HTML keeps the place of a chart, so that what stands under it does not move. */
export type ChartPlace = 'aboveFacts' | 'belowFacts';

interface ServedDashboard<Name extends EndpointName> {
  readonly description: string;
  /** The call of its first figures; its parameters by the address. */
  readonly call: Name;
  readonly params?: (asked: Asked) => PageCall['params'];
  readonly interpretation: Interpretation;
  readonly facts: (
    value: EntityOf<EndpointRow<Name>>,
    asked: Asked,
  ) => readonly Column<EntityOf<EndpointRow<Name>>>[];
  /** The ways to its parts, above the facts. */
  readonly tabs?: (asked: Asked) => Block;
  /** Where the page has a chart before its first table. */
  readonly chart?: ChartPlace;
  readonly table?: (value: EntityOf<EndpointRow<Name>>, asked: Asked) => Block;
  /** The pages between home and this one; by default the data centre and what its path names. */
  readonly above?: readonly RouteName[];
  /** What stands under the table. */
  readonly below?: (value: EntityOf<EndpointRow<Name>>) => readonly Block[];
  readonly sentence?: (
    value: EntityOf<EndpointRow<Name>>,
    asOf: number,
    asked: Asked,
    answers: Answers,
  ) => Sentence | null;
  /** A further call that the sentence reads. */
  readonly also?: PageCall;
}

/** What the server knows of a dashboard whose figures one call answers: its facts, its first rows, how they are read. */
export function dashboardPage<Name extends EndpointName>(page: ServedDashboard<Name>): Served {
  const { call, params = () => ({}), interpretation } = page;
  return {
    description: page.description,
    isDataset: true,
    calls: (_path, asked) => [{ name: call, params: params(asked) }, ...(page.also ? [page.also] : [])],
    prerender: ({ name, row, asked }, answers: Answers) => {
      const value = answers.entity(call);
      if (value === null) return null;
      const asOf = answers.asOf(call);
      const sentence = page.sentence?.(value, asOf ?? 0, asked, answers);
      return withWay(
        name,
        [
          { kind: 'head', title: row.title, summary: interpretation.meaning, sentence, asOf },
          ...(page.tabs ? [page.tabs(asked)] : []),
          ...withChart(factsOf(page.facts(value, asked), value), page.chart),
          ...(page.table ? [page.table(value, asked)] : []),
          ...(page.below?.(value) ?? []),
          interpretationBlock(interpretation, page.sentence !== undefined),
        ],
        page.above,
      );
    },
  };
}

/** The words of a page that its `Dashboard` says whole. */
export function dashboardBlocks<Name extends EndpointName, Row>(
  call: Name,
  page: Dashboard<EntityOf<EndpointRow<Name>>, Row>,
  title: string,
  answers: Answers,
  chart?: ChartPlace,
): readonly Block[] | null {
  const value = answers.entity(call);
  if (value === null) return null;
  const { facts, table, interpretation } = page;
  const sentence = page.sentence?.(value);
  return [
    { kind: 'head', title, summary: interpretation.meaning, sentence, asOf: answers.asOf(call) },
    ...withChart(factsOf(facts(value), value), chart),
    tableBlock(table.columns, table.rows(value)),
    interpretationBlock(interpretation, page.sentence !== undefined),
  ];
}

/** What the server knows of a dashboard from its one definition and the name of its call. */
export function servedDashboard<Name extends EndpointName, Row>(
  call: Name,
  page: Dashboard<EntityOf<EndpointRow<Name>>, Row>,
  chart?: ChartPlace,
): Served {
  return {
    description: page.description,
    isDataset: true,
    calls: () => [{ name: call, params: {} }],
    prerender({ name, row }, answers) {
      const blocks = dashboardBlocks(call, page, row.title, answers, chart);
      return blocks && withWay(name, blocks);
    },
  };
}

/** The facts of a dashboard, and the place of the chart above or below them. */
function withChart(items: readonly Fact[], place: ChartPlace | undefined): readonly Block[] {
  const facts: Block = { kind: 'facts', as: 'grid', items };
  if (place === undefined) return [facts];
  return place === 'aboveFacts' ? [{ kind: 'chart' }, facts] : [facts, { kind: 'chart' }];
}

/** Columns as facts of one row, in the words of a first paint. */
export function factsOf<Row>(columns: readonly Column<Row>[], row: Row): readonly Fact[] {
  return columns.map((column): Fact => {
    const words = wordsOf(column, row);
    return column.phone === 'hidden' ? [column.label, words, 'wide'] : [column.label, words];
  });
}

function wordsOf<Row>({ content }: Column<Row>, row: Row): string {
  if (content.as === 'number') return content.write(row, { unit: 'usd', rates: {} }).text;
  if (content.as === 'text') return content.read(row) || MISSING;
  return content.as === 'time' ? formatDate(content.read(row)) : MISSING;
}

/** How figures are read and computed, as text; with what the page shows where its head says something else. */
export function interpretationBlock(words: Interpretation, withMeaning = false): Block {
  const sentences = howToRead(words, withMeaning);
  const { formula } = words;
  return {
    kind: 'text',
    text: [
      { kind: 'heading', text: '怎么读' },
      ...sentences.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'heading', text: '公式与来源' },
      { kind: 'paragraph', text: formula },
    ],
  };
}
