import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { ReceiptStore } from '../store/receipts.ts';
import type { MarketSnapshot } from './marketSnapshot.ts';
import { receiptOf } from './receiptOf.ts';

/** Makes what keeps the receipts of a minute as soon as its first cycle is made; the other cycles cost nothing. */
export function createReceiptRecorder(store: Pick<ReceiptStore, 'save'>) {
  let recorded = Number.NEGATIVE_INFINITY;
  return ({ at, decisions, otherCoins }: Pick<MarketSnapshot, 'at' | 'decisions' | 'otherCoins'>): void => {
    const minute = Math.floor(at / MINUTE) * MINUTE;
    if (minute === recorded) return;
    recorded = minute;
    const others = otherCoins();
    const receipts = [...decisions].map(
      ([code, decision]) => [code, receiptOf(decision, at, others.get(code))] as const,
    );
    store.save(minute, new Map(receipts));
  };
}
