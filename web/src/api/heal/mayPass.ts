import type { Failure } from '../failure.ts';

/** Statuses below 500 that tell of the moment, not of what was asked: too slow, too early, too many. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Whether the same call may succeed later: nobody answered, the server is unwell or busy, or what answered was not the
 * server (a network's login page). What does not exist or is not allowed stays so.
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
  }
}

function isPassing(status: number): boolean {
  return PASSING.has(status) || (status >= 500 && status < 600);
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
