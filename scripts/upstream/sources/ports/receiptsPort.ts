import type { ReceiptsPort } from '../../ports/receipts.ts';
import { exchanges, spotVenues } from '../exchanges/exchanges.ts';
import type { MarketLoop } from '../market/marketLoop.ts';
import { receiptOf } from '../market/receiptOf.ts';
import type { ReceiptStore } from '../store/receipts.ts';
import { provenanceOf } from '../world/publicWorld.ts';

const sourceNames = spotVenues.map((venue) => exchanges[venue].tickers.source);

/** The newest receipts are of the last cycle, which is in memory; those of a day are kept by minutes. */
export function receiptsPort(
  loop: Pick<MarketLoop, 'market'>,
  store: Pick<ReceiptStore, 'find'>,
): ReceiptsPort {
  return {
    provenance: provenanceOf('public', ...sourceNames, 'COINGECKO'),
    async of(code, at) {
      const { decisions, otherCoins, coinOf, at: cycle } = await loop.market();
      if (at !== null) return store.find(code, at);
      const decision = decisions.get(code);
      return decision && coinOf.has(code) ? receiptOf(decision, cycle, otherCoins().get(code)) : null;
    },
  };
}
