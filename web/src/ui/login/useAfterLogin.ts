import { useEffect, useEffectEvent, useRef } from 'react';

/** Who may have to log in first: given by the page, since a feature knows nothing of the session. */
export interface Visitor {
  readonly isLoggedIn: boolean;
  /** The login window is open. */
  readonly isAsked: boolean;
  /** Opens the login window; what the visitor was about to do waits behind it. */
  readonly onLoginNeeded: () => void;
}

/**
 * Asks for a login and does the work when the visitor has logged in, once; it is forgotten when he closes the window
 * instead. What is done is the work of that later moment, which knows of the login.
 */
export function useAfterLogin<Args extends readonly unknown[]>(
  { isLoggedIn, isAsked, onLoginNeeded }: Visitor,
  work: (...args: Args) => void,
): (...args: Args) => void {
  const pending = useRef<Args | null>(null);
  const asked = useRef(false);
  const doPending = useEffectEvent(() => {
    const args = pending.current;
    pending.current = null;
    if (args !== null && isLoggedIn) work(...args);
  });

  useEffect(() => {
    if (isAsked) {
      asked.current = true;
      return;
    }
    if (!asked.current) return;
    asked.current = false;
    doPending();
  }, [isAsked]);

  return (...args) => {
    pending.current = args;
    onLoginNeeded();
  };
}
