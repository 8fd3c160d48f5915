import { activeKey } from '@coinmirror/shared/pages/activeKey.ts';
import { menuItems, nftItem } from '@coinmirror/shared/pages/menu.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { MenuEntry } from './MenuEntry.tsx';
import styles from './menu.module.css';
import { useDrawers } from './useDrawers.ts';

interface MainMenuProps {
  /** The dark variant adds NFT. */
  withNft?: boolean;
}

/** The main menu of wide screens: a link and a drawer for each entry. */
export function MainMenu({ withNft = false }: MainMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const drawers = useDrawers(menu);
  const { pathname } = useLocation();
  const items = withNft ? [...menuItems, nftItem] : menuItems;
  const active = activeKey(items, matchPage(pathname)?.name ?? null);
  return (
    <nav ref={menu} className={styles.menu} aria-label="主菜单">
      <ul>
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} isActive={item.key === active} drawers={drawers} />
        ))}
      </ul>
    </nav>
  );
}
