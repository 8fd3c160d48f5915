import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './brand.module.css';

/** The product's logo and name; links home. */
export function SiteLogo() {
  return (
    <PageLink to="home" className={styles.logo} aria-label={`${BRAND.name} 首页`}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <circle cx="16" cy="16" r="14" className={styles.disc} />
        <path d="M16 2a14 14 0 0 1 0 28z" className={styles.half} />
        <path d="M7 19l4-5 3 3 2-3M16 18l3-4 3 3 3-5" className={styles.line} />
      </svg>
      <span>{BRAND.name}</span>
    </PageLink>
  );
}
