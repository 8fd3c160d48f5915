import type { IncomingMessage } from 'node:http';
import { loggablePath, redactText } from '@coinmirror/shared/format/redact.ts';
import { destination, type Logger, pino } from 'pino';
import { requestIdOf } from './requestId.ts';

export type Log = Logger;

export interface LogOptions {
  readonly level: string;
  /** Where lines go: a file descriptor, or anything that takes text (tests). */
  readonly to?: number | { write(line: string): void };
}

/** One JSON object a line. Written in the background; `flush` before the process ends. */
export function createLog({ level, to = 1 }: LogOptions): Log {
  const stream = typeof to === 'number' ? destination({ fd: to, sync: false, minLength: 0 }) : to;
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'message' }, stream);
}

export interface Finished {
  /** The address as it came in; steps on the way may have rewritten the request's own. */
  readonly url: string | undefined;
  readonly status: number;
  /** Milliseconds from the request's head to the answer's last byte. */
  readonly ms: number;
  readonly error?: unknown;
}

/** The one line of a request. Neither query, cookies, addresses nor bodies are ever part of it. */
export function logRequest(log: Log, req: IncomingMessage, { url, status, ms, error }: Finished): void {
  const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';
  log[level](
    {
      id: requestIdOf(req),
      method: req.method,
      path: loggablePath(url),
      status,
      ms: Math.round(ms * 10) / 10,
      ...(error === undefined ? {} : { reason: reasonOf(error) }),
    },
    'request',
  );
}

/** What went wrong: the code of a system error, otherwise its words without what could be private in them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('kind' in error && error.cause === undefined) return String(error.kind);
  const cause = error.cause instanceof Error ? error.cause : error;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return redactText(`${cause.name}: ${cause.message}`);
}
