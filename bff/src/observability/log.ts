import type { IncomingMessage } from 'node:http';
import { loggablePath, redactText } from '@coinmirror/shared/format/redact.ts';
import { destination, type Logger, pino } from 'pino';
import { requestIdOf } from '../http/requestId.ts';
import { createRepeats } from './repeats.ts';

export type Log = Logger;

export interface LogOptions {
  readonly level: string;
  /** Where lines go: a file descriptor, or anything that takes text (tests). */
  readonly to?: number | { write(line: string): void };
}

/** Bytes that wait for a slow reader of the log; lines beyond them are lost, and counted. */
const MOST_WAITING = 2 * 1024 * 1024;

/** One JSON object a line. Written in the background; `flush` before the process ends. */
export function createLog({ level, to = 1 }: LogOptions): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'message' };
  if (typeof to !== 'number') return pino(options, to);
  const stream = destination({ fd: to, sync: false, minLength: 0, maxLength: MOST_WAITING });
  const log = pino(options, stream);
  let lost = 0;
  stream.on('drop', () => {
    lost += 1;
  });
  stream.on('drain', () => {
    const lines = lost;
    lost = 0;
    if (lines > 0) log.warn({ lines }, 'lines of the log are lost');
  });
  return log;
}

export interface Finished {
  /** The address as it came in; steps on the way may have rewritten the request's own. */
  readonly url: string | undefined;
  readonly status: number;
  /** Milliseconds from the request's head to the answer's last byte. */
  readonly ms: number;
  readonly error?: unknown;
}

/** Writes the line of each request; of those that a limit refuses again and again a count. */
export type RequestLog = (req: IncomingMessage, finished: Finished) => void;

const REFUSED_BY_LIMIT = 429;

export function createRequestLog(log: Log): RequestLog {
  const isSingle = createRepeats((path, times) => {
    log.warn({ path, status: REFUSED_BY_LIMIT, times }, 'refused again');
  });
  return (req, finished) => {
    if (finished.status !== REFUSED_BY_LIMIT || isSingle(loggablePath(finished.url)))
      logRequest(log, req, finished);
  };
}

/** The one line of a request. Neither query, cookies, addresses nor bodies are ever part of it. */
function logRequest(log: Log, req: IncomingMessage, { url, status, ms, error }: Finished): void {
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
