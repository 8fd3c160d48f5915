import type { PortName } from '../../ports/sources.ts';
import type { Known } from '../client/sourceClient.ts';
import { unanswered } from '../status/sourcePorts.ts';

/** A value, and when its source said so, epoch ms. */
export interface Told<Value> {
  readonly value: Value;
  readonly at: number;
}

/** What is known, fresh or kept; null for nothing. */
export function toldOf<Value>(known: Known<Value>): Told<Value> | null {
  return known.kind === 'nothing' ? null : { value: known.value, at: known.at };
}

/** The same, for a port that cannot say anything without it. Throws NotConnectedError for nothing. */
export function mustTell<Value>(known: Known<Value>, port: PortName): Told<Value> {
  const told = toldOf(known);
  if (told === null) throw unanswered(port);
  return told;
}
