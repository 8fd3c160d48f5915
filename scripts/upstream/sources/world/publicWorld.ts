import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import type { CoinOf } from '../identity/coinOf.ts';
import type { LastPrices } from '../market/lastPrices.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import type { MarketStore } from '../store/marketStore.ts';
import { type SourceName, sourceTable } from '../table/sourceTable.ts';

/** What the ports of public sources are made from. */
export interface PublicWorld {
  readonly reader: SourceReader;
  /** The market in the last cycle; waits for the first one. */
  market(): Promise<MarketSnapshot>;
  /** Which coin a venue means by a base. */
  readonly coinOf: CoinOf;
  /** Own tables: candles, what was sampled. */
  readonly store: MarketStore;
  /** Last trades between two readings of tickers. */
  readonly lastPrices: LastPrices;
}

/** The provenance of a port that is read from some sources, each named once. */
export function provenanceOf(kind: 'exchange' | 'public', ...names: readonly SourceName[]): Provenance {
  return { kind, name: [...new Set(names.map((name) => sourceTable[name].title))].join('+') };
}
