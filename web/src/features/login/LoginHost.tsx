import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingWindow } from '#ui/lazy/missing.tsx';
import { useLatch } from '#ui/lazy/useLatch.ts';
import { type LoginState, loginHidden, type loginSlice, selectIsLoginOpen } from './loginSlice.ts';

type LoginRoot = { readonly [loginSlice.reducerPath]: LoginState };

const { Part: LoginWindow } = lazyPart(
  async () => (await import('./LoginWindow.tsx')).LoginWindow,
  MissingWindow,
);

/** Hosts the login dialog, mounted once in the frame; its code loads when it first opens. */
export function LoginHost() {
  const isOpen = useSelector((root: LoginRoot) => selectIsLoginOpen(root));
  const dispatch = useDispatch();
  if (!useLatch(isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <LoginWindow
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) dispatch(loginHidden());
        }}
      />
    </Suspense>
  );
}
