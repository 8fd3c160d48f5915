import { useEffect, useEffectEvent, useRef } from 'react';

/** The visitor's session as the page provides it, since a feature knows nothing of it. */
export interface Visitor {
  readonly isLoggedIn: boolean;
  /** The login dialog is open. */
  readonly isAsked: boolean;
  /** Opens the login dialog; the pending action waits for it. */
  readonly onLoginNeeded: () => void;
}

/**
 * Asks for a login and runs the action once the visitor has logged in; closing the dialog drops it. It runs the action
 * of the latest render, which knows of the login.
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
