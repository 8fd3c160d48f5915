import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectIsLoggedIn } from '#features/session/sessionSlice.ts';
import { useAskLogin } from '#ui/login/AskLoginContext.ts';
import { NeedsLogin } from '#ui/state/NeedsLogin.tsx';

interface RequireLoginProps {
  /** What one would see. */
  title: string;
  children: ReactNode;
}

/** A page of the visitor's own: opens the login window when nobody is logged in, and shows itself afterwards. */
export function RequireLogin({ title, children }: RequireLoginProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const askLogin = useAskLogin();
  const { pathname } = useLocation();
  const ask = useRef(() => {});
  useEffect(() => {
    ask.current = () => {
      if (!isLoggedIn) askLogin();
    };
  });

  // On arriving only: who has just logged out is on the way to the home page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => ask.current(), [pathname]);

  return isLoggedIn ? children : <NeedsLogin title={title} onLogin={() => askLogin()} height={320} />;
}
