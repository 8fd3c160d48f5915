import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { preloadDialog } from '#ui/dialog/Dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { type LoginState, loginHidden, type loginSlice, selectIsLoginOpen } from './loginSlice.ts';

type LoginRoot = { readonly [loginSlice.reducerPath]: LoginState };

const loadWindow = () => import('./LoginWindow.tsx');

/** Where the login window stands; its code is fetched when it is first opened. Once in the frame. */
export function LoginHost() {
  const isOpen = useSelector((root: LoginRoot) => selectIsLoginOpen(root));
  const dispatch = useDispatch();
  const [Window, setWindow] = useState<ComponentType | null>(null);
  const isMissing = isOpen && Window === null;

  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    preloadDialog();
    loadWindow().then(
      ({ LoginWindow }) => isHere && setWindow(() => LoginWindow),
      () => {
        if (!isHere) return;
        toast.error('登录窗口没有加载成功，请检查网络后重试');
        dispatch(loginHidden());
      },
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, dispatch]);

  return Window && <Window />;
}
