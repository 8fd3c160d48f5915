import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';

/** The page that a login shall lead back to: an address of ours, else null. Never another site's. */
export function returnPath(from: string | null): string | null {
  if (from === null || !/^\/(?![/\\])/.test(from)) return null;
  const match = matchPage(from.split(/[?#]/, 1)[0] ?? '');
  const isForm =
    match?.name === 'userLogin' || match?.name === 'userSignin' || match?.name === 'resetPassword';
  return match === null || isForm ? null : from;
}
