import { useDispatch, useSelector } from 'react-redux';
import { Dialog, type DialogProps } from '#ui/dialog/Dialog.tsx';
import styles from './forms/forms.module.css';
import { LoginForm } from './forms/LoginForm.tsx';
import { RegisterForm } from './forms/RegisterForm.tsx';
import { type LoginState, loginOpened, type loginSlice, selectLoginMode } from './loginSlice.ts';

type LoginRoot = { readonly [loginSlice.reducerPath]: LoginState };

/** The login dialog. Closing unmounts its forms, and with them all that was typed; the area code stays. */
export function LoginWindow({ open, onOpenChange }: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const mode = useSelector((root: LoginRoot) => selectLoginMode(root));
  const dispatch = useDispatch();
  const hide = () => onOpenChange(false);

  const to = (target: 'login' | 'register', words: string) => (
    <button type="button" className={styles.switch} onClick={() => dispatch(loginOpened({ mode: target }))}>
      {words}
    </button>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="s" title={mode === 'login' ? '登录' : '注册'}>
      {mode === 'login' ? (
        <LoginForm onLoggedIn={hide} toRegister={to('register', '立即注册')} />
      ) : (
        <RegisterForm onRegistered={hide} toLogin={to('login', '去登录')} />
      )}
    </Dialog>
  );
}
