import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loginOpened, selectIsLoginOpen } from '#features/login/loginSlice.ts';
import { selectIsLoggedIn } from '#features/session/sessionSlice.ts';
import type { Visitor } from '#ui/login/useAfterLogin.ts';

/** The current visitor, for comments and votes. */
export function useVisitor(): Visitor {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isAsked = useSelector(selectIsLoginOpen);
  const dispatch = useDispatch();
  return useMemo(
    () => ({ isLoggedIn, isAsked, onLoginNeeded: () => void dispatch(loginOpened()) }),
    [isLoggedIn, isAsked, dispatch],
  );
}
