import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerHead } from './answerHead.ts';
import { UpstreamFailure } from './upstreamFailure.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';

/** Ends a call early. */
export type Cancel = (reason: Error) => void;

/**
 * Sends one call and resolves when its answer is complete; passes a function that cancels the call to `onCancel`.
 * Rejects with UpstreamFailure when the answer is refused or breaks off, with another error when none has begun.
 */
export type Transport<Result = void> = (onCancel: (cancel: Cancel) => void) => Promise<Result>;

/** Takes the head of an answer. Throws UpstreamFailure to refuse it. */
export type Begin = (head: AnswerHead) => void;

/** The visitor left, or reads too slowly for what he asked; this is no failure of the upstream. */
export class VisitorGone extends Error {}

/** What the call brings. Rejects when it is not complete in time, or when its visitor leaves. */
export function withinTime<Result>(send: Transport<Result>, visitor?: ServerResponse): Promise<Result> {
  return new Promise((resolve, reject) => {
    let ended: Error | null = null;
    let cancel: Cancel = () => {};
    const end = (reason: Error) => {
      ended = reason;
      reject(reason);
      cancel(reason);
    };
    const leave = () => {
      // A piped answer closes its response before its promise is heard of.
      if (!visitor?.writableEnded) end(new VisitorGone());
    };
    const late = () => (visitor?.writableNeedDrain ? leave() : end(new UpstreamFailure('upstreamSlow')));
    const timer = setTimeout(late, UPSTREAM_LIMITS.answerMs);
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
export function twice<Result>(send: Transport<Result>): Transport<Result> {
  return (onCancel) =>
    send(onCancel).catch(async (error: unknown) => {
      if (error instanceof UpstreamFailure || error instanceof VisitorGone) throw error;
      await sleep(UPSTREAM_LIMITS.retryAfterMs);
      return send(onCancel);
    });
}
