import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';

/** The page to return to after the login: an internal address, else null. Never another site. */
export function returnPath(from: string | null): string | null {
  if (from === null || !/^\/(?![/\\])/.test(from)) return null;
  const match = matchPage(from.split(/[?#]/, 1)[0] ?? '');
  const isForm =
    match?.name === 'userLogin' || match?.name === 'userSignin' || match?.name === 'resetPassword';
  return match === null || isForm ? null : from;
}
