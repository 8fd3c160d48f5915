import type { Column } from '../../../columns/column.ts';
import type { EntityOf } from '../../../contract/endpoint.ts';
import type { EndpointName, EndpointRow } from '../../../contract/endpoints.ts';
import { MISSING } from '../../../format/missing.ts';
import { formatDate } from '../../../format/time.ts';
import type { Reading } from '../../../indicators/readings/reading.ts';
import type { Block, Fact } from '../blocks.ts';
import type { Answers, Asked, PageCall, Served } from '../served.ts';

interface Figures<Name extends EndpointName> {
  readonly description: string;
  /** The one call of its first paint; its parameters by the address. */
  readonly call: Name;
  readonly params?: (asked: Asked) => PageCall['params'];
  readonly reading: Reading;
  readonly facts: (value: EntityOf<EndpointRow<Name>>) => readonly Column<EntityOf<EndpointRow<Name>>>[];
  /** Its table, as a block. */
  readonly table?: (value: EntityOf<EndpointRow<Name>>) => Block;
}

/** What the server knows of a page of figures that one call answers: its facts, its first rows, how they are read. */
export function figuresPage<Name extends EndpointName>(page: Figures<Name>): Served {
  const { call, params = () => ({}), reading } = page;
  return {
    description: page.description,
    isDataset: true,
    calls: (_path, asked) => [{ name: call, params: params(asked) }],
    prerender: ({ row }, answers: Answers) => {
      const value = answers.entity(call);
      if (value === null) return null;
      return [
        { kind: 'head', title: row.title, summary: reading.meaning, asOf: answers.asOf(call) },
        { kind: 'facts', as: 'grid', items: factsOf(page.facts(value), value) },
        ...(page.table ? [page.table(value)] : []),
        readingBlock(reading),
      ];
    },
  };
}

/** Columns as facts of one row, in the words of a first paint. */
export function factsOf<Row>(columns: readonly Column<Row>[], row: Row): readonly Fact[] {
  return columns.map((column) => [column.label, wordsOf(column, row)]);
}

function wordsOf<Row>({ content }: Column<Row>, row: Row): string {
  if (content.as === 'number') return content.write(row, { unit: 'usd', rates: {} }).text;
  if (content.as === 'text') return content.read(row) || MISSING;
  return content.as === 'time' ? formatDate(content.read(row)) : MISSING;
}

/** How figures are read and computed, as text. */
export function readingBlock({ reading, howToRead, formula }: Reading): Block {
  const sentences = reading === undefined ? howToRead : [reading, ...howToRead];
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
