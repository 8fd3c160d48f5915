import type { FailureKind } from '../http/failure.ts';
import { createErrorHandler } from './errorHandler.ts';
import { createRequestLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metricsServer.ts';
import { requestLine } from './requestLine.ts';

/** What is counted and written of each request. */
export function createObservability(log: Log) {
  const metrics = createMetrics();
  const logRequest = createRequestLog(log);
  return {
    log,
    logRequest,
    metrics,
    requestLine: requestLine(logRequest, metrics),
    errors: createErrorHandler(metrics.refused),
    server: createMetricsServer(metrics.registry),
    /** What could not be read as a request, and so has no line. */
    unreadable(kind: FailureKind, id: string): void {
      metrics.refused(kind);
      log.warn({ id, kind }, 'unreadable request');
    },
  };
}

export type Observability = ReturnType<typeof createObservability>;
