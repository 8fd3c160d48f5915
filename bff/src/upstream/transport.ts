import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamFailure } from './upstreamFailure.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';
import type { RawAnswer } from './validateAnswer.ts';

/** Ends a call early. */
export type Cancel = (reason: Error) => void;

/**
 * Sends one call and brings its whole answer back; hands over what cancels it. Rejects with UpstreamFailure when the
 * answer broke off, with any other error when none had begun.
 */
export type Transport = (onCancel: (cancel: Cancel) => void) => Promise<RawAnswer>;

/** The visitor left; nobody failed. */
export class VisitorGone extends Error {}

/** The answer, unless it is not whole in time or the visitor it is for leaves. */
export function withinTime(send: Transport, visitor?: ServerResponse): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let ended: Error | null = null;
    let cancel: Cancel = () => {};
    const end = (reason: Error) => {
      ended = reason;
      reject(reason);
      cancel(reason);
    };
    const leave = () => end(new VisitorGone());
    const timer = setTimeout(() => end(new UpstreamFailure('upstreamSlow')), UPSTREAM_LIMITS.answerMs);
    visitor?.once('close', leave);
    send((cancels) => {
      // One that had to wait for a connection until it was too late.
      if (ended) cancels(ended);
      else cancel = cancels;
    })
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        visitor?.off('close', leave);
      });
  });
}

/** The same once more when no answer had begun. */
export function twice(send: Transport): Transport {
  return (onCancel) =>
    send(onCancel).catch(async (error: unknown) => {
      if (error instanceof UpstreamFailure || error instanceof VisitorGone) throw error;
      await sleep(UPSTREAM_LIMITS.retryAfterMs);
      return send(onCancel);
    });
}
