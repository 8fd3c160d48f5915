import type { ReactNode } from 'react';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { useCodesClosed } from './useCodesClosed.ts';

interface NeedsCodesProps {
  /** What cannot be done without a code: 注册. */
  what: string;
  /** Where else to go. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** What needs a code from an SMS; where none can be sent that is said in its place, before anybody fills it in. */
export function NeedsCodes({ what, otherwise, children }: NeedsCodesProps) {
  if (!useCodesClosed()) return children;
  return (
    <EmptyState
      compact
      title={`暂不开放${what}`}
      hint="本站还没有开通短信服务，无法发送验证码。"
      action={otherwise}
    />
  );
}
