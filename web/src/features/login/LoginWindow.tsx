import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import styles from './forms/forms.module.css';
import { LoginForm } from './forms/LoginForm.tsx';
import { RegisterForm } from './forms/RegisterForm.tsx';
import {
  type LoginState,
  loginHidden,
  loginOpened,
  type loginSlice,
  selectIsLoginOpen,
  selectLoginMode,
} from './loginSlice.ts';

type LoginRoot = { readonly [loginSlice.reducerPath]: LoginState };

/** The login window. Its forms are gone when it closes, and with them all that was typed; the area code stays. */
export function LoginWindow() {
  const isOpen = useSelector((root: LoginRoot) => selectIsLoginOpen(root));
  const mode = useSelector((root: LoginRoot) => selectLoginMode(root));
  const dispatch = useDispatch();
  const hide = () => dispatch(loginHidden());

  const to = (target: 'login' | 'register', words: string) => (
    <button type="button" className={styles.switch} onClick={() => dispatch(loginOpened({ mode: target }))}>
      {words}
    </button>
  );

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) hide();
      }}
      size="s"
      title={mode === 'login' ? '登录' : '注册'}
    >
      {mode === 'login' ? (
        <LoginForm onLoggedIn={hide} onLeave={hide} toRegister={to('register', '立即注册')} />
      ) : (
        <RegisterForm onRegistered={hide} toLogin={to('login', '去登录')} />
      )}
    </Dialog>
  );
}
