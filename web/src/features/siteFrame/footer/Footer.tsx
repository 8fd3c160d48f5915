import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { ZONE_LABELS } from '@coinmirror/shared/format/time.ts';
import type { MouseEvent } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { HrefLink, isPlain } from '#ui/link/HrefLink.tsx';
import { usePageSource } from '#ui/provenance/shownSources.ts';
import { simulatedWord } from '#ui/simulated.ts';
import { AppCode } from './AppCode.tsx';
import { FriendLinks } from './FriendLinks.tsx';
import styles from './footer.module.css';
import { footerGroups } from './footerLinks.ts';
import { SelfCheckLine } from './SelfCheckLine.tsx';

export interface FooterProps {
  /** Friendly links, on the home page only. */
  withFriendLinks: boolean;
  /** Opens the feedback window over the page. */
  onFeedback: () => void;
}

/** The footer of every page: what this site is and is not, help, the app. On ink in both themes. */
export function Footer({ withFriendLinks, onFeedback }: FooterProps) {
  const { timeZone } = useDisplay();
  const simulated = simulatedWord(usePageSource());
  function giveFeedback(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    onFeedback();
  }
  return (
    <footer className={styles.footer} data-ground="ink">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p>
            <strong>{BRAND.name}</strong>，{BRAND.slogan}。
          </p>
          <p>
            {BRAND.disclaimer}
            {simulated && `本页为${simulated}。`}
          </p>
          <SelfCheckLine />
        </div>
        <div className={styles.ways}>
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title} className={styles.links}>
              {group.links.map((link) => (
                <HrefLink
                  key={link.title}
                  href={link.href}
                  {...(link.opens === 'feedback' && { onClick: giveFeedback, 'aria-haspopup': 'dialog' })}
                >
                  {link.title}
                </HrefLink>
              ))}
            </nav>
          ))}
          <AppCode />
        </div>
        <div className={styles.rights}>
          <p>
            © {BRAND.since}–{BRAND.year} {BRAND.name}（{BRAND.latinName}）
          </p>
          <p>公司成立于 {BRAND.founded}</p>
          <p>时间除另有说明外均为{ZONE_LABELS[timeZone]}</p>
        </div>
        {withFriendLinks && <FriendLinks />}
      </div>
    </footer>
  );
}
