import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import * as v from 'valibot';
import { row, rows } from '#api/storage/codec.ts';
import { readStored } from '#api/storage/localStore.ts';
import { createStored } from '#api/storage/stored.ts';

const RETAINED = 20;
const paths = rows(row(v.string()), (path) => path);

/** Pages that are nothing to come back to by name: home, what was searched for, the visitor's own account. */
const PASSING = /^(home|search|user$|user[LS]|resetPassword)/;

/** Paths opened last in this browser, newest first, without their queries. */
export const visits = createStored(STORAGE_KEYS.visits, paths);

/** Remembers that a page was opened; what is no page is not remembered. */
export function rememberVisit(pathname: string): void {
  const page = matchPage(pathname);
  if (page === null || PASSING.test(page.name)) return;
  // From the store itself: another tab may have written since.
  const known = paths.read(readStored(STORAGE_KEYS.visits));
  if (known[0] === pathname) return;
  visits.set([pathname, ...known.filter((path) => path !== pathname)].slice(0, RETAINED));
}
