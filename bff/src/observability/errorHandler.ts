import type { ErrorRequestHandler } from 'express';
import { type FailureKind, sendError } from '../http/failure.ts';
import { noteReason } from './requestLine.ts';

/** The one place where an error of the application becomes an answer: the envelope, with the status of its kind. */
export function createErrorHandler(count: (kind: FailureKind) => void): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (error: unknown, req, res, _next) => {
    noteReason(req, error);
    count(sendError(res, error));
  };
}
