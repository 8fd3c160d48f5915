import { readProvenance } from '@coinmirror/shared/contract/provenance.ts';
import type { Series, SeriesTable } from './series/seriesTable.ts';

interface SeriesFacts {
  readonly key: string;
  readonly series: Series;
  readonly table: SeriesTable;
  /** Epoch ms. */
  readonly asOf: number;
  /** As the provenance header has it. */
  readonly source: string;
}

/** A series in the envelope that every call has: what it is, its columns, its rows in their order. */
export function seriesJsonOf({ key, series, table, asOf, source }: SeriesFacts): string {
  const { name, formula } = series;
  const provenance = readProvenance(source, { kind: 'public', name: '' });
  return JSON.stringify({
    code: 200,
    msg: '',
    data: {
      key,
      name,
      formula,
      source: series.source,
      simulated: provenance.kind === 'simulated',
      asOf,
      columns: table.keys.map((id, at) => ({ key: id, label: table.labels[at] })),
      rows: table.rows,
    },
  });
}
