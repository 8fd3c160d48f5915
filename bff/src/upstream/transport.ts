import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamFailure } from './upstreamFailure.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';
import type { RawAnswer } from './validateAnswer.ts';

/** Ends a call early. */
export type Cancel = (reason: Error) => void;

/**
 * Sends one call and resolves with its whole answer; passes a function that cancels the call to `onCancel`. Rejects with
 * UpstreamFailure when the answer breaks off, with another error when none has begun.
 */
export type Transport = (onCancel: (cancel: Cancel) => void) => Promise<RawAnswer>;

/** The visitor left; this is no failure of the upstream. */
export class VisitorGone extends Error {}

/** The answer. Rejects when it is not complete in time, or when its visitor leaves. */
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
      // The call got its connection only after it had ended.
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

/** Tries a call a second time if no answer has begun. */
export function twice(send: Transport): Transport {
  return (onCancel) =>
    send(onCancel).catch(async (error: unknown) => {
      if (error instanceof UpstreamFailure || error instanceof VisitorGone) throw error;
      await sleep(UPSTREAM_LIMITS.retryAfterMs);
      return send(onCancel);
    });
}
