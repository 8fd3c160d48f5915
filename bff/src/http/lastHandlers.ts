import type { ErrorRequestHandler } from 'express';
import { noteReason } from '../observability/requestLine.ts';
import { UpstreamFailure } from '../proxy/upstream.ts';
import { type FailureKind, Refusal, sendFailure } from './failure.ts';

/** The one place where an error becomes an answer: the envelope, with the status of its kind. */
export function createErrorHandler(count: (kind: FailureKind) => void): ErrorRequestHandler {
  // Express tells an error handler by its four parameters.
  return (error: unknown, req, res, _next) => {
    const kind = kindOf(error);
    noteReason(req, error);
    count(kind);
    sendFailure(res, kind, error instanceof Refusal ? error.headers : {});
  };
}

function kindOf(error: unknown): FailureKind {
  return error instanceof Refusal || error instanceof UpstreamFailure ? error.kind : 'internal';
}
