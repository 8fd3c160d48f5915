import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { changedParams, type ParamChanges } from './changedParams.ts';

export type WriteUrlParams = (
  changes: ParamChanges | ((newest: URLSearchParams) => ParamChanges),
  /** Without `push` the current history entry is replaced; without `pathname` the path stays. */
  options?: { readonly push?: boolean; readonly pathname?: string | undefined },
) => void;

/** Parameters written while the page still shows the previous address. */
const unseen = new WeakMap<Location, URLSearchParams>();

/**
 * The URL parameters, and a function that changes some of them. A change applies to the newest address, so that two
 * changes before a re-render both count (React Router's own setter keeps only the last). The scroll position stays.
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
      void navigate(to, { replace: !push, preventScrollReset: true });
    },
    [location, params, navigate],
  );
  return [params, write];
}
