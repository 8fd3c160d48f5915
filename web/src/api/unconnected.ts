import { noDataKind, noDataWord, notConnectedReason } from '@coinmirror/shared/contract/notConnected.ts';
import type { Unconnected } from '#ui/state/unconnected.ts';

/** The outcome of a call whose answer without data has this `msg`. */
export function unconnected(msg: string): Unconnected {
  const why = noDataKind(msg);
  return { kind: 'unconnected', why, word: noDataWord(why), message: notConnectedReason(msg) };
}
