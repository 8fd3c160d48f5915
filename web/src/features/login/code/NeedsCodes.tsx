import type { ReactNode } from 'react';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { useCodesClosed } from './useCodesClosed.ts';

interface NeedsCodesProps {
  /** What requires a code: 注册. */
  what: string;
  /** An alternative to offer. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** A form that needs an SMS code; where none can be sent a note replaces it, before anybody fills it in. */
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
