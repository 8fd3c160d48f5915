import { SettingsPopover } from '#features/display/SettingsPopover.tsx';
import { AccountLinks } from '#features/session/AccountLinks.tsx';
import { MarketFacts } from '#features/siteFrame/facts/MarketFacts.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './TopBar.module.css';

/** The 36 px bar above the menu: the market in one line, settings, the app, the account. */
export function TopBar() {
  return (
    <section className={styles.bar} data-ground="ink" aria-label="顶栏">
      <div className={styles.inner}>
        <MarketFacts />
        <div className={styles.tools}>
          <SettingsPopover />
          <PageLink to="app">App</PageLink>
          <AccountLinks />
        </div>
      </div>
    </section>
  );
}
