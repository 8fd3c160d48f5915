import type { SourceState } from '@coinmirror/shared/contract/sourceStatus.ts';
import { type BreakerState, pauseLeft } from '../net/breaker.ts';
import type { SourceName } from '../sourceTable.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * After how long without an answer a source is late, ms: what is asked on a schedule. The others are asked when a page
 * is read, and have no lateness.
 */
const LATE_AFTER: Readonly<Partial<Record<SourceName, number>>> = {
  BINANCE: MINUTE,
  OKX: MINUTE,
  BYBIT: MINUTE,
  GATE: MINUTE,
  BITGET: MINUTE,
  COINBASE: MINUTE,
  KRAKEN: MINUTE,
  UPBIT: MINUTE,
  COINGECKO: 2 * HOUR,
  FRANKFURTER: 2 * HOUR,
  ODAILY: 10 * MINUTE,
  PANEWS: 10 * MINUTE,
  CHAINCATCHER: 10 * MINUTE,
  BLOCKTEMPO: 30 * MINUTE,
  ABMEDIA: 30 * MINUTE,
  ZOMBIT: 30 * MINUTE,
  WUBLOCK: 30 * MINUTE,
};

export interface StateFacts {
  readonly name: SourceName;
  readonly isOn: boolean;
  readonly breaker: BreakerState;
  /** Its last good answer, epoch ms; null: none. */
  readonly answeredAt: number | null;
  /** Epoch ms. */
  readonly now: number;
}

/** How a source is doing. */
export function sourceState({ name, isOn, breaker, answeredAt, now }: StateFacts): SourceState {
  if (!isOn) return 'off';
  if (pauseLeft(breaker, now) > 0) return 'paused';
  if (breaker.reason !== null) return 'failed';
  if (answeredAt === null) return 'waiting';
  const lateAfter = LATE_AFTER[name];
  return lateAfter !== undefined && now - answeredAt > lateAfter ? 'late' : 'well';
}
