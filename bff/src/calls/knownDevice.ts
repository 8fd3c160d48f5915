import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { COMMUNITY_PREFIX } from '../http/callPath.ts';
import { cookieOf } from '../http/cookies.ts';

/** What a device is known for: a login with the number, or a code that it has had sent there. */
const KINDS = {
  login: { ...COOKIES.loginDevice, label: 'login device' },
  code: { ...COOKIES.codeDevice, label: 'code device' },
} as const;

export interface KnownDevice {
  /** The device of a caller whose `Cookie` header proves what it is known for; null for any other. */
  of(phone: string | null, cookies: string | undefined): string | null;
  /** The cookie by which a device will be known for this number. */
  cookieFor(phone: string, cookies: string | undefined): string;
}

export interface KnownDeviceOptions {
  readonly kind: keyof typeof KINDS;
  /** Shared by all gateways of a site. */
  readonly secret: string;
  readonly https: boolean;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Device cookies: what a stranger tries on somebody's number must not shut out its owner, so a browser that was logged
 * in with it, or has had a code sent to it, is counted by itself. The cookie holds no number, no login and no code; who
 * steals it may guess as often as anybody.
 */
export function createKnownDevice({ kind, secret, https, now }: KnownDeviceOptions): KnownDevice {
  const { name, days, label } = KINDS[kind];
  const lifetime = days * 24 * 3600;
  const sign = (phone: string, device: string, end: string) =>
    createHmac('sha256', secret).update(`${label} ${phone} ${device} ${end}`).digest('base64url');

  function of(phone: string | null, cookies: string | undefined): string | null {
    const [device = '', end = '', seal = ''] = cookieOf(cookies, name).split('.');
    if (phone === null || device === '' || !(Number(end) * 1000 > now())) return null;
    return isSame(seal, sign(phone, device, end)) ? device : null;
  }

  return {
    of,
    cookieFor(phone, cookies) {
      // It stays the device it was: logging in again and again makes nobody many devices.
      const device = of(phone, cookies) ?? randomBytes(16).toString('base64url');
      const end = String(Math.floor(now() / 1000) + lifetime);
      const value = [device, end, sign(phone, device, end)].join('.');
      const secure = https ? '; Secure' : '';
      return `${name}=${value}; Max-Age=${lifetime}; Path=${COMMUNITY_PREFIX}; HttpOnly; SameSite=Strict${secure}`;
    },
  };
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
