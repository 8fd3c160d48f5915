import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CommentReader } from '#features/comments/subject.ts';
import { loginOpened } from '#features/login/loginSlice.ts';
import { selectIsLoggedIn } from '#features/session/sessionSlice.ts';

/** The visitor as one who comments. */
export function useReader(): CommentReader {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const dispatch = useDispatch();
  return useMemo(
    () => ({ isLoggedIn, onLoginNeeded: () => void dispatch(loginOpened()) }),
    [isLoggedIn, dispatch],
  );
}
