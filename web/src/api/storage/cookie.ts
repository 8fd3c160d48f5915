import Cookies from 'js-cookie';

/** A cookie of the product: its name and how long it lives. */
export interface CookieSpec {
  readonly name: string;
  /** Lifetime in days; a fraction is allowed. */
  readonly days: number;
}

/**
 * Fallback where the browser forbids cookies (a sandboxed frame, privacy settings): values last until the
 * page closes.
 */
const unkept = new Map<string, string>();

/** '' when the cookie is absent. Never throws. */
export function readCookie(cookie: CookieSpec): string {
  const own = unkept.get(cookie.name);
  if (own !== undefined) return own;
  try {
    return Cookies.get(cookie.name) ?? '';
  } catch {
    return '';
  }
}

/**
 * Writes the cookie with its own lifetime for the whole site, `Secure` on https; '' removes it. Never throws.
 * Returns whether the browser accepted it; if not, the value lasts until the page closes.
 */
export function writeCookie(cookie: CookieSpec, value: string): boolean {
  try {
    if (value === '') Cookies.remove(cookie.name, { path: '/' });
    else {
      const secure = window.location.protocol === 'https:';
      Cookies.set(cookie.name, value, { expires: cookie.days, path: '/', sameSite: 'lax', secure });
    }
    unkept.delete(cookie.name);
    return true;
  } catch {
    unkept.set(cookie.name, value);
    return false;
  }
}
