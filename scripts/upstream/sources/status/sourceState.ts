import type { SourceState } from '@coinmirror/shared/contract/sourceStatus.ts';
import type { Breaker } from '../net/breaker.ts';
import { type SourceName, sourceTable } from '../table/sourceTable.ts';

export interface StateFacts {
  readonly name: SourceName;
  readonly isOn: boolean;
  readonly breaker: Breaker;
  /** Its last good answer, epoch ms; null: none. */
  readonly answeredAt: number | null;
  /** Epoch ms. */
  readonly now: number;
}

/** How a source is doing. */
export function sourceState({ name, isOn, breaker, answeredAt, now }: StateFacts): SourceState {
  if (!isOn) return 'off';
  if (breaker.pauseLeft() > 0) return 'paused';
  if (breaker.state().reason !== null) return 'failed';
  if (answeredAt === null) return 'waiting';
  const { lateAfter } = sourceTable[name];
  return lateAfter !== undefined && now - answeredAt > lateAfter ? 'late' : 'well';
}
