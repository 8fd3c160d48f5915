import { type RequestHandler, Router } from 'express';

export interface HealthReport {
  /** May a balancer send visitors here? */
  readonly ready: boolean;
  readonly [detail: string]: unknown;
}

/**
 * /healthz: the process lives. /readyz: it may be given work. A failing upstream does not make a process unready:
 * taking every process out would turn old prices into no page at all.
 */
export function createHealth(report: () => HealthReport): RequestHandler {
  const router = Router();
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.setHeader('cache-control', 'no-store');
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', (_req, res) => {
    const state = report();
    res.status(state.ready ? 200 : 503).json(state);
  });
  return router;
}
