import { createContext, use } from 'react';

/** The view the login dialog opens with. */
export type AskLoginMode = 'login' | 'register';

/**
 * Opens the login dialog. The app provides it. Features that need a login call it and keep the visitor's work (a draft,
 * a star), because logging in does not change the page.
 */
export const AskLoginContext = createContext<(mode?: AskLoginMode) => void>(() => {});

/** Returns the function that asks the visitor to log in: `const askLogin = useAskLogin()`. */
export function useAskLogin(): (mode?: AskLoginMode) => void {
  return use(AskLoginContext);
}
