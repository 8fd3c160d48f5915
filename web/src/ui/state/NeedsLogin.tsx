import { Button } from '../button/Button.tsx';
import { StateBox } from './StateBox.tsx';

export interface NeedsLoginProps {
  /** What a login gives access to: 登录后可以管理自选. */
  title?: string;
  onLogin: () => void;
  height?: number;
}

/** The state of a part for logged-in visitors only. */
export function NeedsLogin({ title = '登录后可见', onLogin, height }: NeedsLoginProps) {
  const login = (
    <Button variant="primary" size="l" onClick={onLogin}>
      登录
    </Button>
  );
  return <StateBox role="status" title={title} action={login} height={height} />;
}
