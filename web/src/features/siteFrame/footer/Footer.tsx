import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { ZONE_LABELS } from '@coinmirror/shared/format/time.ts';
import type { MouseEvent } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { HrefLink, isPlain } from '#ui/link/HrefLink.tsx';
import { AppCode } from './AppCode.tsx';
import { FriendLinks } from './FriendLinks.tsx';
import styles from './footer.module.css';
import { footerGroups } from './footerLinks.ts';

export interface FooterProps {
  /** Friendly links, on the home page only. */
  withFriendLinks: boolean;
  /** Opens the feedback window over the page. */
  onFeedback: () => void;
}

/** The footer of every page: help, the app, and what this site is and is not. */
export function Footer({ withFriendLinks, onFeedback }: FooterProps) {
  const { timeZone } = useDisplay();
  function giveFeedback(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    onFeedback();
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className={styles.heading}>{group.title}</h2>
              <ul className={styles.links}>
                {group.links.map((link) => (
                  <li key={link.title}>
                    <HrefLink
                      href={link.href}
                      {...(link.opens === 'feedback' && { onClick: giveFeedback, 'aria-haspopup': 'dialog' })}
                    >
                      {link.title}
                    </HrefLink>
                  </li>
                ))}
              </ul>
              {group.note && <p className={styles.note}>{group.note}</p>}
            </nav>
          ))}
          <AppCode />
        </div>
        {withFriendLinks && <FriendLinks />}
        <p className={styles.disclaimer}>免责声明：{BRAND.disclaimer}</p>
        <p className={styles.rights}>
          时间除另有说明外均为{ZONE_LABELS[timeZone]}，可在页面顶部的「显示设置」里更换。
        </p>
        <p className={styles.rights}>
          © {BRAND.year} {BRAND.name}（{BRAND.latinName}） · 公司成立于 {BRAND.founded}
        </p>
      </div>
    </footer>
  );
}
