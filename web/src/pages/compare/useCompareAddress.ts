import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { addToCompare, parseCompareList } from '#features/compare/compareList.ts';
import {
  compareAdded,
  compareCleared,
  compareHidden,
  selectCompareCodes,
} from '#features/compare/compareSlice.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const PARAM = 'c';

/**
 * The compared coins in the address. An address without any takes over this browser's list; changes go to both, so that
 * the floating window, the cookie and the link agree.
 */
export function useCompareAddress() {
  const [params, write] = useUrlParams();
  const stored = useSelector(selectCompareCodes);
  const dispatch = useDispatch();
  const asked = params.get(PARAM);
  const codes = asked === null ? stored : parseCompareList(asked);

  // The page itself is the comparison: it hides the floating window.
  useEffect(() => {
    dispatch(compareHidden());
  }, [dispatch]);

  useEffect(() => {
    if (asked === null && stored.length > 0) write({ [PARAM]: stored.join(',') });
  }, [asked, stored, write]);

  function choose(next: readonly string[]) {
    dispatch(compareCleared());
    for (const code of next) dispatch(compareAdded(code));
    dispatch(compareHidden());
    write({ [PARAM]: next.join(',') || null });
  }

  return {
    codes,
    isFull: codes.length >= COMPARE_MAX,
    /** null when the coin was added, else the reason. */
    add(code: string): string | null {
      const result = addToCompare(codes, code);
      if (!result.ok) return result.message;
      choose(result.codes);
      return null;
    },
    remove: (code: string) => choose(codes.filter((one) => one !== code)),
  };
}
