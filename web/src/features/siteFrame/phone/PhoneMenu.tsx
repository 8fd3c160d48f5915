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
  /** The logged-in visitor, or the login links. */
  account: ReactNode;
  /** The display settings. */
  settings: ReactNode;
  /** Preloads the settings. */
  onNear: () => void;
}

/** A phone's menu: a button, and a drawer with everything of the wide bars. */
export function PhoneMenu({ withNft, account, settings, onNear }: PhoneMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isHere = useNear(button);
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const askLogin = useAskLogin();

  /** The dialog would be over the drawer; a visitor who closes it wants the page, not the menu. */
  function leaveForLogin(mode?: AskLoginMode) {
    setOpen(false);
    askLogin(mode);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setOpen(false), [pathname, search]);

  function prepare() {
    preload();
    preloadDrawer();
    onNear();
  }

  // Touch gives no hover to preload on: where the button is visible, its drawer loads in idle time.
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
          {/* Without its own Suspense boundary: the drawer opens with its list, never empty. */}
          <PhoneMenuList withNft={withNft} />
          {settings}
        </div>
      </Drawer>
    </>
  );
}
