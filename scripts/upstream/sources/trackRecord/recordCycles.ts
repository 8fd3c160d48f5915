import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { Market } from '../market/createMarket.ts';
import type { MarketLoop } from '../market/marketLoop.ts';
import type { MarketStore } from '../store/marketStore.ts';
import { unlessTroubled } from '../store/unlessTroubled.ts';
import type { TrackRecord } from './createTrackRecord.ts';
import { judgeQuotes, refusedOutliers, refusedSupplies } from './judgeQuotes.ts';
import { outlierName } from './outlierName.ts';

export interface RecordedCycles {
  readonly loop: Pick<MarketLoop, 'onCycle'>;
  readonly market: Pick<Market, 'judged' | 'held'>;
  readonly store: Pick<MarketStore, 'odd'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Told of a cycle that could not be recorded: prices go on. */
  readonly log: (error: unknown) => void;
}

const symbols = new Map(realCoins.map(({ code, symbol }) => [code, symbol]));
const symbolOf = (code: string) => symbols.get(code) ?? code;

/** Records in each cycle what was refused. */
export function recordCycles(
  record: Pick<TrackRecord, 'take'>,
  { loop, market, store, now, log }: RecordedCycles,
): void {
  loop.onCycle(() => {
    try {
      const { refused, venues } = judgeQuotes(market.judged().values());
      const supplies = refusedSupplies(market.held.supplies().values(), symbolOf);
      const outliers = refusedOutliers(unlessTroubled(store.odd.all, new Map()), outlierName);
      record.take({ refused: [...refused, ...supplies, ...outliers], venues }, now());
    } catch (error) {
      log(error);
    }
  });
}
