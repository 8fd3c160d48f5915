import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { type ReactNode, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { LoginHost } from '#features/login/LoginHost.tsx';
import { loginHidden, loginOpened, type loginSlice, selectIsLoginOpen } from '#features/login/loginSlice.ts';
import { AskLoginContext, type AskLoginMode } from '#ui/login/AskLoginContext.ts';
import { useClosedOnLeave } from './useClosedOnLeave.ts';

const FORM_PAGES: ReadonlySet<string | undefined> = new Set(['userLogin', 'userSignin', 'resetPassword']);

type LoginRoot = { readonly [loginSlice.reducerPath]: ReturnType<typeof loginSlice.getInitialState> };

/**
 * Lets any descendant ask for a login, and hosts the dialog. Pages that contain the forms handle the request
 * themselves.
 */
export function LoginProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isFormPage = FORM_PAGES.has(matchPage(useLocation().pathname)?.name);
  const isOpen = useSelector((root: LoginRoot) => selectIsLoginOpen(root));
  useClosedOnLeave(
    isOpen,
    useCallback(() => void dispatch(loginHidden()), [dispatch]),
  );
  const askLogin = useCallback(
    (mode: AskLoginMode = 'login') => {
      if (isFormPage) void navigate(hrefTo(mode === 'login' ? 'userLogin' : 'userSignin'));
      else dispatch(loginOpened({ mode }));
    },
    [dispatch, navigate, isFormPage],
  );
  return (
    <AskLoginContext value={askLogin}>
      {children}
      <LoginHost />
    </AskLoginContext>
  );
}
