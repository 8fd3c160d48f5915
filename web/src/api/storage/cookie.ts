import Cookies from 'js-cookie';

/** A cookie of the product: its name and how long it lives. */
export interface CookieSpec {
  readonly name: string;
  /** Lifetime in days; a fraction is allowed. */
  readonly days: number;
}

/** Cookies of a page that may have none (a sandboxed frame, privacy settings): they last for the page. */
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
 * Writes the cookie for its own lifetime on the whole site, of https for https alone; '' removes it. Never throws.
 * Says whether the browser let it be written; if not, it lasts for the page.
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
