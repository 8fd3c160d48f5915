import { type ExchangeSource, exchanges } from '../exchanges/exchanges.ts';
import type { PublisherName } from '../providers/feeds/feedTable.ts';
import { publishers } from '../providers/feeds/publishers.ts';
import { providers } from '../providers/providers.ts';
import type { SourceRow } from '../question/sourceRow.ts';

/** A public source by its name in variables (`SOURCES_<NAME>_ORIGIN`). */
export type SourceName = ExchangeSource | keyof typeof providers | PublisherName;

const rows: readonly (readonly [string, SourceRow])[] = [
  ...Object.values(exchanges).flatMap(({ sources }) => Object.entries(sources)),
  ...Object.entries(providers),
  ...Object.entries(publishers).map(([name, { row }]) => [name, row] as const),
];

/**
 * Every public source. Limits are half of what is published, because they count by address and others may share ours;
 * where nothing is published, what a polite client asks.
 */
export const sourceTable = Object.fromEntries(rows) as Readonly<Record<SourceName, SourceRow>>;

export const sourceNames = Object.keys(sourceTable) as readonly SourceName[];
