import type { Failure } from '../failure.ts';

/** Statuses below 500 that are temporary: time-out, too early, too many requests. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Whether the same call may succeed later: no answer, a failing or busy server, an answer that is not the server's (a
 * captive portal), or a source that is paused. Not found and forbidden are permanent.
 */
export function mayPass(error: unknown): boolean {
  if (!isFailure(error)) return false;
  switch (error.kind) {
    case 'network':
    case 'contract':
      return true;
    case 'http':
      return isPassing(error.status);
    case 'api':
      return isPassing(error.code);
    case 'unconnected':
      return error.why === 'paused';
  }
}

function isPassing(status: number): boolean {
  return PASSING.has(status) || (status >= 500 && status < 600);
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
