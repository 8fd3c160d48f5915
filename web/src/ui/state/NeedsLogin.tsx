import { Button } from '../button/Button.tsx';
import { UserIcon } from '../icon/icons.ts';
import { StateBox } from './StateBox.tsx';

export interface NeedsLoginProps {
  /** What one would see: 登录后可以管理自选. */
  title?: string;
  onLogin: () => void;
  height?: number;
}

/** The part is there for those who are logged in. */
export function NeedsLogin({ title = '登录后可见', onLogin, height }: NeedsLoginProps) {
  const login = (
    <Button variant="primary" onClick={onLogin}>
      登录
    </Button>
  );
  return <StateBox role="status" icon={<UserIcon />} title={title} action={login} height={height} />;
}
