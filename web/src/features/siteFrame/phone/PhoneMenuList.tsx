import { menuItems, nftItem } from '@coinmirror/shared/pages/menu.ts';
import { hrefOfLink, hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { DrawerPanel } from '../menu/DrawerPanel.tsx';
import styles from './phone.module.css';

/** The visitor's own lists, then each entry of the main menu as a collapsible group, with the section's link first. */
export function PhoneMenuList({ withNft }: { withNft: boolean }) {
  const items = withNft ? [...menuItems, nftItem] : menuItems;
  return (
    <nav aria-label="主菜单" className={styles.menu}>
      <HrefLink href={hrefTo('userTicker')} className={styles.plain}>
        自选
      </HrefLink>
      <HrefLink href={hrefTo('userPortfolio')} className={styles.plain}>
        我的持仓
      </HrefLink>
      {items.map((item) => (
        <details key={item.key} name="phone-menu" className={styles.fold}>
          <summary>{item.label}</summary>
          <div className={styles.links}>
            <HrefLink href={hrefOfLink(item.link)} className={styles.section}>
              {item.label}首页
            </HrefLink>
            <DrawerPanel menu={item.key} />
          </div>
        </details>
      ))}
      <HrefLink href={hrefTo('app')} className={styles.plain}>
        网页 App
      </HrefLink>
    </nav>
  );
}
