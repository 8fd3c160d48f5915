import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { changedParams, type ParamChanges } from './changedParams.ts';

export type WriteUrlParams = (
  changes: ParamChanges | ((newest: URLSearchParams) => ParamChanges),
  /** Without `push` the present entry of the history is replaced; without `pathname` the path stays. */
  options?: { readonly push?: boolean; readonly pathname?: string | undefined },
) => void;

/** What was written from an address that is still on screen, while the next one is being drawn. */
const unseen = new WeakMap<Location, URLSearchParams>();

/**
 * The parameters of the address, and how to change some of them. A change is made on the newest address, so that two
 * switches pressed before the page is drawn again both count (React Router's own setter keeps the last one alone).
 * The page stays scrolled where it is, and is drawn at once.
 */
export function useUrlParams(): readonly [params: URLSearchParams, write: WriteUrlParams] {
  const location = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const write = useCallback<WriteUrlParams>(
    (changes, { push = false, pathname } = {}) => {
      const newest = unseen.get(location) ?? params;
      const next = changedParams(newest, typeof changes === 'function' ? changes(newest) : changes);
      unseen.set(location, next);
      const to = { search: next.toString(), ...(pathname !== undefined && { pathname }) };
      void navigate(to, { replace: !push, preventScrollReset: true, flushSync: true });
    },
    [location, params, navigate],
  );
  return [params, write];
}
