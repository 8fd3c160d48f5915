import { resolveRedirect } from '@coinmirror/shared/routes/redirects.ts';
import type { RequestHandler } from 'express';
import { cookieOf } from '../http/cookies.ts';

/** Moved for good, but a mistake in the table must not stay in browsers for ever. */
const MOVED = 'public, max-age=86400';
/** Depends on who asks. */
const PERSONAL = 'private, no-store';

/** Applies the address rules: old addresses to their new ones, a signed-in visitor's /user/ to his settings. */
export function createRedirects(): RequestHandler {
  return (req, res, next) => {
    const at = req.url.indexOf('?');
    const query = at < 0 ? '' : req.url.slice(at);
    const moved = resolveRedirect(req.path);
    if (moved !== null) {
      res.writeHead(301, { location: `${moved}${query}`, 'cache-control': MOVED }).end();
    } else if (/^\/user\/?$/.test(req.path) && cookieOf(req.headers.cookie, 'user_name') !== '') {
      const location = `/user/setting/${query}`;
      res.writeHead(302, { location, 'cache-control': PERSONAL, vary: 'Cookie' }).end();
    } else {
      next();
    }
  };
}
