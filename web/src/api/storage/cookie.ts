import Cookies from 'js-cookie';

/** A cookie of the product: its name and how long it lives. */
export interface CookieSpec {
  readonly name: string;
  /** Lifetime in days; a fraction is allowed. */
  readonly days: number;
}

/** '' when the cookie is absent. */
export function readCookie(cookie: CookieSpec): string {
  return Cookies.get(cookie.name) ?? '';
}

/** Writes the cookie for its own lifetime on the whole site, of https for https alone; '' removes it. */
export function writeCookie(cookie: CookieSpec, value: string): void {
  if (value === '') Cookies.remove(cookie.name, { path: '/' });
  else {
    const secure = window.location.protocol === 'https:';
    Cookies.set(cookie.name, value, { expires: cookie.days, path: '/', sameSite: 'lax', secure });
  }
}
