import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Drawer, preloadDrawer } from '#ui/drawer/Drawer.tsx';
import { MenuIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { useNear } from '#ui/lazy/useNear.ts';
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
  /** Fetches what the switches need. */
  onNear: () => void;
}

/** The menu of a phone: a button, and a drawer with everything the wide bars hold. */
export function PhoneMenu({ withNft, account, settings, onNear }: PhoneMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isHere = useNear(button);
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
    onNear();
  }

  // A finger gives no warning: where the button is on screen, its drawer is there before the press.
  const prepareIdly = useEffectEvent(prepare);
  useEffect(() => (isHere ? onIdle(() => prepareIdly()) : undefined), [isHere]);

  return (
    <>
      <IconButton
        ref={button}
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
          {/* Without a boundary of its own: the drawer comes with its list, never empty. */}
          <PhoneMenuList withNft={withNft} />
          {settings}
        </div>
      </Drawer>
    </>
  );
}
