import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Drawer, preloadDrawer } from '#ui/drawer/Drawer.tsx';
import { MenuIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { AskLoginContext, type AskLoginMode, useAskLogin } from '#ui/login/AskLoginContext.ts';
import styles from './phone.module.css';

const { Part: PhoneMenuList, preload } = lazyPart(
  async () => (await import('./PhoneMenuList.tsx')).PhoneMenuList,
);

interface PhoneMenuProps {
  withNft: boolean;
  /** Who is logged in, or the ways to. */
  account: ReactNode;
  /** The display switches. */
  settings: ReactNode;
}

/** The menu of a phone: a button, and a drawer with everything the wide bars hold. */
export function PhoneMenu({ withNft, account, settings }: PhoneMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const askLogin = useAskLogin();

  /** The window would stand over the drawer; whoever closes it wants the page, not the menu. */
  function leaveForLogin(mode?: AskLoginMode) {
    setOpen(false);
    askLogin(mode);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the menu
  useEffect(() => setOpen(false), [pathname, search]);

  function prepare() {
    preload();
    preloadDrawer();
  }

  return (
    <>
      <IconButton
        label="菜单"
        icon={<MenuIcon />}
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title="菜单"
        side="right"
        footer={<AskLoginContext value={leaveForLogin}>{account}</AskLoginContext>}
      >
        <div className={styles.drawer}>
          <Suspense fallback={null}>
            <PhoneMenuList withNft={withNft} />
          </Suspense>
          {settings}
        </div>
      </Drawer>
    </>
  );
}
