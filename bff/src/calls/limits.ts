import type { LimitName } from '@coinmirror/shared/contract/endpoint.ts';
import { type Request, type RequestHandler, Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { sendFailure } from '../http/failure.ts';
import { noteReason } from '../observability/requestLine.ts';
import { createLimitStore } from '../security/limitStore.ts';
import { createLimitTable, type LimitTable } from '../security/limitTable.ts';
import { lifetimeOf, limitNameOf } from '../upstream/policies.ts';
import { callOf } from './callContext.ts';
import { createLimitKeys, type LimitKey, type LimitKeyOptions } from './limitKeys.ts';
import { type Limit, limitRules } from './limitRules.ts';
import type { Verdict } from './verdict.ts';

export interface LimitOptions extends LimitKeyOptions {
  readonly redis: Redis | null;
  readonly onRefused: () => void;
}

/** What is counted by where a call comes from: nobody can invent as much of it as he likes. */
const BY_PLACE: ReadonlySet<Limit['by']> = new Set(['address', 'stranger']);

/**
 * Limits every call whose answer is not cached. Rules by address come first: numbers and sessions can be invented, so a
 * call that its address may not make must leave no count of them behind.
 */
export function createLimits(options: LimitOptions): RequestHandler {
  const keys = createLimitKeys(options);
  const [places, persons] = [createLimitTable(), createLimitTable()];
  const limiters = new Map<LimitName, RequestHandler>();
  for (const name of Object.keys(limitRules) as LimitName[]) {
    const rules: readonly Limit[] = limitRules[name];
    const steps = rules.map((limit, index) => {
      const isPlace = BY_PLACE.has(limit.by);
      const own = { limit, keyOf: keys[limit.by], table: isPlace ? places : persons };
      return { isPlace, step: createLimiter(`limit:${name}:${index}:`, { ...own, ...options }) };
    });
    const { true: first = [], false: then = [] } = Object.groupBy(steps, ({ isPlace }) => `${isPlace}`);
    limiters.set(name, Router().use([...first, ...then].map(({ step }) => step)));
  }
  return (req, res, next) => {
    const { name } = callOf(req);
    const limiter = lifetimeOf(name) > 0 ? undefined : limiters.get(limitNameOf(name));
    if (limiter) void limiter(req, res, next);
    else next();
  };
}

interface LimiterOptions extends LimitOptions {
  readonly limit: Limit;
  readonly keyOf: LimitKey;
  readonly table: LimitTable;
}

/**
 * What counts for each kind of rule. A call is counted before its answer is known, so that parallel calls cannot exceed
 * the limit, and subtracted afterwards if it should not count. A call that its visitor aborted stays counted.
 */
const COUNTED: Readonly<Record<NonNullable<Limit['counts']> | 'all', readonly Verdict[]>> = {
  refused: ['refused'],
  // A message may have gone out though no answer came.
  accepted: ['done', 'none'],
  // Whoever asks for a code too soon uses up nothing of his office's.
  all: ['done', 'refused', 'limited', 'none'],
};

function createLimiter(
  prefix: string,
  { limit, keyOf, table, redis, onRefused }: LimiterOptions,
): RequestHandler {
  const { by, times, withinMs, counts = 'all' } = limit;
  return rateLimit({
    windowMs: withinMs,
    limit: times,
    standardHeaders: false,
    legacyHeaders: false,
    store: createLimitStore({ redis, table, prefix, times }),
    skip: (req) => keyOf(req) === null,
    keyGenerator: (req) => keyOf(req) ?? '',
    skipSuccessfulRequests: true,
    requestWasSuccessful: (req) => !COUNTED[counts].includes(callOf(req).verdict),
    handler(req, res) {
      const seconds = secondsLeft(req, withinMs);
      callOf(req).verdict = 'stopped';
      onRefused();
      noteReason(req, new Error(`limit by ${by}`));
      sendFailure(
        res,
        'tooMany',
        { 'retry-after': String(seconds) },
        `操作过于频繁，请 ${wait(seconds)}后再试`,
      );
    },
  });
}

function secondsLeft(req: Request, withinMs: number): number {
  const info = 'rateLimit' in req ? (req.rateLimit as { resetTime?: Date }) : {};
  const left = info.resetTime ? info.resetTime.getTime() - Date.now() : withinMs;
  return Math.max(1, Math.ceil(left / 1000));
}

function wait(seconds: number): string {
  return seconds < 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
}
