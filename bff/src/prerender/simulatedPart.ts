import { type Provenance, readProvenance, sourceNames } from '@coinmirror/shared/contract/provenance.ts';

/** How much of a page's market data is simulated. */
export type SimulatedPart = 'all' | 'some' | 'none';

/** A source that is not simulated, for an answer that names none: the cache writes a source on each. */
const UNNAMED: Provenance = { kind: 'public', name: '' };

/** By the source headers of the answers that a page or file is made of; null where there is no such answer. */
export function simulatedPart(sources: readonly string[]): SimulatedPart | null {
  if (sources.length === 0) return null;
  const simulated = sources.filter((source) => readProvenance(source, UNNAMED).kind === 'simulated').length;
  if (simulated === 0) return 'none';
  return simulated === sources.length ? 'all' : 'some';
}

/** 币安、欧易 等: the sources named by these headers; '' where something is simulated. */
export function namedSources(sources: readonly string[]): string {
  return sourceNames(sources.map((source) => readProvenance(source, UNNAMED)));
}

const MARKS: Readonly<Record<SimulatedPart, string>> = { all: '演示数据', some: '部分演示数据', none: '' };

/** The mark of a page or file; '' where nothing is simulated. */
export function simulatedMark(part: SimulatedPart): string {
  return MARKS[part];
}

/** The title of a file that is made of one answer, with its mark where that is simulated. */
export function markedTitle(title: string, source: string): string {
  const mark = MARKS[simulatedPart([source]) ?? 'none'];
  return mark === '' ? title : `${title}（${mark}）`;
}
