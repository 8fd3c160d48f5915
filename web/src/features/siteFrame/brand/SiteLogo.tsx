import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { PAGE_MARK } from '@coinmirror/shared/constants/mark.ts';
import { markTones, markWords } from '@coinmirror/shared/format/markTones.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './brand.module.css';
import { useMarketDirection } from './useMarketDirection.ts';

/** The mark, standing on the line under the menu, and the product's name; links home, and tells the day. */
export function SiteLogo() {
  const today = useMarketDirection();
  const label = [`${BRAND.name} 首页`, markWords(today)].filter(Boolean).join('，');
  return (
    <PageLink to="home" className={styles.logo} aria-label={label}>
      <svg viewBox="0 0 40 30" className={styles.upper} data-tone={markTones(today).upper} aria-hidden="true">
        <path d={PAGE_MARK.upper} />
      </svg>
      <span className={styles.name}>{BRAND.name}</span>
    </PageLink>
  );
}
