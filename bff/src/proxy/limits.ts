import { createHmac } from 'node:crypto';
import type { LimitName } from '@coinmirror/shared/contract/endpoint.ts';
import { type Request, type RequestHandler, Router } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { sendFailure } from '../http/failure.ts';
import { noteReason } from '../observability/requestLine.ts';
import { createLimitStore } from '../security/limitStore.ts';
import { type Limit, limitRules } from './limitRules.ts';
import { lifetimeOf, limitNameOf } from './policies.ts';
import { callOf } from './visitorCall.ts';

/** Whose numbers are written without their area code. */
const HOME_AREA = '86';

export interface LimitOptions {
  readonly redis: Redis | null;
  /** Keys hold no phone number, only what this secret makes of it. */
  readonly secret: string;
  readonly onRefused: () => void;
}

/** Keeps every call whose answer is never kept within its limits. */
export function createLimits(options: LimitOptions): RequestHandler {
  const limiters = new Map<LimitName, RequestHandler>();
  for (const name of Object.keys(limitRules) as LimitName[]) {
    const rules: readonly Limit[] = limitRules[name];
    limiters.set(
      name,
      Router().use(rules.map((limit, index) => createLimiter(`limit:${name}:${index}:`, limit, options))),
    );
  }
  return (req, res, next) => {
    const { name } = callOf(req);
    const limiter = lifetimeOf(name) > 0 ? undefined : limiters.get(limitNameOf(name));
    if (limiter) void limiter(req, res, next);
    else next();
  };
}

function createLimiter(
  prefix: string,
  { by, times, withinMs }: Limit,
  options: LimitOptions,
): RequestHandler {
  return rateLimit({
    windowMs: withinMs,
    limit: times,
    standardHeaders: false,
    legacyHeaders: false,
    store: createLimitStore(options.redis, prefix),
    skip: (req) => by !== 'address' && phoneOf(req) === null,
    keyGenerator: (req) =>
      by === 'address'
        ? ipKeyGenerator(req.ip ?? '')
        : hidden(`${phoneOf(req) ?? ''}${by === 'request' ? purposeOf(req) : ''}`, options.secret),
    handler(req, res) {
      const info = 'rateLimit' in req ? (req.rateLimit as { resetTime?: Date }) : {};
      const left = info.resetTime ? info.resetTime.getTime() - Date.now() : withinMs;
      const seconds = Math.max(1, Math.ceil(left / 1000));
      options.onRefused();
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

/** The number a call is about as it would be dialled; null when there is none. */
function phoneOf(req: Request): string | null {
  const mobile = dialled(fieldOf(req, 'mobile'));
  return mobile === '' ? null : `${dialled(fieldOf(req, 'areacode')) || HOME_AREA}-${mobile}`;
}

/** What a code is asked for, so that a login right after a registration gets its own. */
function purposeOf(req: Request): string {
  const text = fieldOf(req, 'type').trim();
  return `:${text === '' ? '' : Number(text)}`;
}

function fieldOf(req: Request, name: string): string {
  const { fields, query } = callOf(req);
  return String(fields[name] ?? query.get(name) ?? '');
}

/** Its digits, in whatever width, without the zeros that only a way of dialling puts before them. */
function dialled(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '');
}

function hidden(phone: string, secret: string): string {
  return createHmac('sha256', secret).update(phone).digest('base64url');
}

function wait(seconds: number): string {
  return seconds < 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
}
