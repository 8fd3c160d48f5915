import type { PortName } from '../../ports/sources.ts';
import type { Known } from '../client/sourceClient.ts';
import { unanswered } from '../status/sourcePorts.ts';

/** A value, and when its source said so, epoch ms. */
export interface Reported<Value> {
  readonly value: Value;
  readonly at: number;
}

/** What is known, fresh or kept; null for nothing. */
export function reportedOf<Value>(known: Known<Value>): Reported<Value> | null {
  return known.kind === 'nothing' ? null : { value: known.value, at: known.at };
}

/** The same, for a port that cannot say anything without it. Throws NotConnectedError for nothing. */
export function requireReported<Value>(known: Known<Value>, port: PortName): Reported<Value> {
  const reported = reportedOf(known);
  if (reported === null) throw unanswered(port);
  return reported;
}
