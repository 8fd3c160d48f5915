import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectHasExpired, selectIsLoggedIn, selectUserId } from '#features/session/sessionSlice.ts';
import { useAskLogin } from '#ui/login/AskLoginContext.ts';
import { NeedsLogin } from '#ui/state/NeedsLogin.tsx';

interface RequireLoginProps {
  /** What a login gives access to. */
  title: string;
  children: ReactNode;
}

/**
 * A page that requires a login: opens the login dialog when nobody is logged in, or the session has expired, and shows
 * the page afterwards. When a session expires, the page stays mounted but hidden, so that the same visitor finds what
 * was being typed.
 */
export function RequireLogin({ title, children }: RequireLoginProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const hasExpired = useSelector(selectHasExpired);
  const turn = useTurn(useSelector(selectUserId));
  const askLogin = useAskLogin();
  const { pathname } = useLocation();
  const ask = useRef(() => {});
  useEffect(() => {
    ask.current = () => {
      if (!isLoggedIn) askLogin();
    };
  });

  // Only on mount and expiry: a visitor who has just logged out is on the way to the home page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => ask.current(), [pathname, hasExpired]);

  return (
    <>
      {!isLoggedIn && <NeedsLogin title={title} onLogin={() => askLogin()} height={320} />}
      {(isLoggedIn || hasExpired) && (
        <Activity key={turn} mode={isLoggedIn ? 'visible' : 'hidden'}>
          {children}
        </Activity>
      )}
    </>
  );
}

/** Counts changes of the visitor: the first identification of an unknown one is not a change. */
function useTurn(visitor: string): number {
  const [last, setLast] = useState({ visitor, turn: 0 });
  if (visitor !== '' && visitor !== last.visitor) {
    setLast({ visitor, turn: last.visitor === '' ? last.turn : last.turn + 1 });
  }
  return last.turn;
}
