import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { resolveRedirect } from '@coinmirror/shared/routes/redirects.ts';
import type { Request, RequestHandler } from 'express';
import { cookieOf } from '../http/cookies.ts';
import { Refusal } from '../http/failure.ts';
import { unreadableOf } from '../security/unreadable.ts';
import { misreadWord, repairedWord } from './searchWord.ts';

/** Moved for good, but a mistake in the table must not stay in browsers for ever. */
const MOVED = 'public, max-age=86400';
/** Depends on who asks. */
const PERSONAL = 'private, no-store';

/**
 * Applies the address rules: old addresses to their new ones, a search word that is no UTF-8 to its UTF-8 address, a
 * signed-in visitor's /user/ to his settings. Throws Refusal for a search word that cannot be read.
 */
export function createRedirects(): RequestHandler {
  return (req, res, next) => {
    const at = req.url.indexOf('?');
    const query = at < 0 ? '' : req.url.slice(at);
    const path = resolveRedirect(req.path);
    const moved = path === null ? searchMoved(req, query) : path + query;
    if (moved !== null) {
      res.writeHead(301, { location: moved, 'cache-control': MOVED }).end();
    } else if (/^\/user\/?$/.test(req.path) && cookieOf(req.headers.cookie, 'user_name') !== '') {
      const location = `/user/setting/${query}`;
      res.writeHead(302, { location, 'cache-control': PERSONAL, vary: 'Cookie' }).end();
    } else {
      next();
    }
  };
}

/** The page's script reads its word from the address, as UTF-8: nothing but another address can tell it another word. */
function searchMoved(req: Request, query: string): string | null {
  if (matchPage(req.path)?.name !== 'search') return null;
  const value = unreadableOf(req).get('word');
  const parts = query.slice(1).split('&');
  if (value === undefined) {
    const meant = misreadWord(parts.find(isWord)?.slice(WORD.length) ?? '');
    const others = parts.filter((part) => !isWord(part));
    return meant === null ? null : [`${req.path}?${WORD}${encodeURIComponent(meant)}`, ...others].join('&');
  }
  const word = repairedWord(value);
  if (word === null) throw new Refusal('badAddress');
  return `${req.path}?${WORD}${encodeURIComponent(word)}${query.replace('?', '&')}`;
}

const WORD = 'word=';
const isWord = (part: string) => part.startsWith(WORD);
