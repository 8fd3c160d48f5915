import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectHasExpired, selectIsLoggedIn, selectUserId } from '#features/session/sessionSlice.ts';
import { useAskLogin } from '#ui/login/AskLoginContext.ts';
import { NeedsLogin } from '#ui/state/NeedsLogin.tsx';

interface RequireLoginProps {
  /** What one would see. */
  title: string;
  children: ReactNode;
}

/**
 * A page of the visitor's own: opens the login window when nobody is logged in, or the login has expired, and shows itself
 * afterwards. What was being typed when it expired waits, out of sight, for the same visitor.
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

  // On arriving and expiring only: who has just logged out is on the way to the home page.
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

/** Counts the visitors one after the other: who is still unknown, and turns out to be somebody, is no other one. */
function useTurn(visitor: string): number {
  const [last, setLast] = useState({ visitor, turn: 0 });
  if (visitor !== '' && visitor !== last.visitor) {
    setLast({ visitor, turn: last.visitor === '' ? last.turn : last.turn + 1 });
  }
  return last.turn;
}
