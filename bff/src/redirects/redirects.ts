import type { RequestHandler } from 'express';
import { cookieOf } from '../http/cookies.ts';

/** Applies the address rules. */
export function createRedirects(): RequestHandler {
  return (req, res, next) => {
    if (/^\/user\/?$/.test(req.path) && cookieOf(req.headers.cookie, 'user_name') !== '') {
      res.writeHead(302, {
        location: '/user/setting/',
        'cache-control': 'private, no-store',
        vary: 'Cookie',
      });
      res.end();
      return;
    }
    next();
  };
}
