import { createContext, use } from 'react';

/** Which of its views the login window begins with. */
export type AskLoginMode = 'login' | 'register';

/**
 * Opens the login window. The app fills it; features that need someone logged in call it and keep what the
 * visitor was doing (a draft, a star), because logging in leaves the page as it is.
 */
export const AskLoginContext = createContext<(mode?: AskLoginMode) => void>(() => {});

/** The way to ask the visitor to log in: `const askLogin = useAskLogin()`. */
export function useAskLogin(): (mode?: AskLoginMode) => void {
  return use(AskLoginContext);
}
