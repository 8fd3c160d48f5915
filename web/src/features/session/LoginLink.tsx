import type { MouseEvent, ReactNode } from 'react';
import { PageLink } from '#ui/link/PageLink.tsx';
import { type AskLoginMode, useAskLogin } from '#ui/login/AskLoginContext.ts';

interface LoginLinkProps {
  mode: AskLoginMode;
  className?: string;
  children: ReactNode;
}

const PAGES = { login: 'userLogin', register: 'userSignin' } as const;

/** A link to the login or registration page that opens the dialog instead on a plain press. */
export function LoginLink({ mode, className, children }: LoginLinkProps) {
  const askLogin = useAskLogin();
  function open(event: MouseEvent) {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    event.preventDefault();
    askLogin(mode);
  }
  return (
    <PageLink to={PAGES[mode]} className={className} onClick={open}>
      {children}
    </PageLink>
  );
}
