import type { IncomingMessage } from 'node:http';
import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import type { RequestHandler } from 'express';
import { cookieOf } from '../http/cookies.ts';
import { isPhone } from './device.ts';

/** These have no counterpart on the mobile site (specification section 1). */
const EXEMPT = ['/eth', '/defi', '/futures', '/dcep', '/gray', '/data', '/dex', '/submit/coin'];
const COOKIE = COOKIES.browseMode.name;
const COOKIE_SECONDS = COOKIES.browseMode.days * 24 * 3600;

/** Where a phone is sent, or null. Path and query are kept; the target begins with our own configured origin. */
export function mobileTarget(req: IncomingMessage, mobileOrigin: string | null): string | null {
  if (mobileOrigin === null) return null;
  const target = req.url ?? '/';
  if (chosenMode(target) === 'pc' || isExempt(target)) return null;
  const hint = req.headers['sec-ch-ua-mobile'];
  if (!isPhone(req.headers['user-agent'], typeof hint === 'string' ? hint : undefined)) return null;
  const wantsPc = chosenMode(target) === null && cookieOf(req.headers.cookie, COOKIE) === 'pc';
  return wantsPc ? null : `${mobileOrigin}${target}`;
}

/** `?browsemode=pc|mobile`, null when the address chooses nothing. */
export function chosenMode(target: string): 'pc' | 'mobile' | null {
  if (!target.includes(COOKIE)) return null;
  const value = new URLSearchParams(target.split('?', 2)[1] ?? '').get(COOKIE);
  return value === 'pc' || value === 'mobile' ? value : null;
}

function isExempt(target: string): boolean {
  const path = target.split('?', 1)[0] ?? '';
  return EXEMPT.some((start) => path === start || path.startsWith(`${start}/`) || path === `${start}.html`);
}

export interface MobileRedirectOptions {
  readonly mobileOrigin: string | null;
  readonly https: boolean;
}

/** Remembers the chosen mode and sends phones to the mobile site. */
export function createMobileRedirect({ mobileOrigin, https }: MobileRedirectOptions): RequestHandler {
  return (req, res, next) => {
    const mode = chosenMode(req.url);
    if (mode !== null) {
      const secure = https ? '; Secure' : '';
      res.setHeader(
        'set-cookie',
        `${COOKIE}=${mode}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`,
      );
    }
    const target = mobileTarget(req, mobileOrigin);
    if (target === null) return next();
    res.writeHead(302, {
      location: target,
      'cache-control': 'private, no-store',
      vary: mobileVary(mobileOrigin),
    });
    res.end();
  };
}

/** What the answer depends on: the login cookie always, the device only where phones are sent away. */
export function mobileVary(mobileOrigin: string | null): string {
  return mobileOrigin === null ? 'Cookie' : 'Cookie, User-Agent, Sec-CH-UA-Mobile';
}
