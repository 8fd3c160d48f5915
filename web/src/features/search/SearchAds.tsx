import { SEARCH_ADS_SHOWN } from '@coinmirror/shared/constants/limits.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { useSearchAdsQuery } from './searchApi.ts';
import styles from './searchDropdown.module.css';

/** Lines that somebody wants seen, marked as what they are; a link out of the site says so to search engines. */
export function SearchAds({ onLeave }: { onLeave: () => void }) {
  const ads =
    useSearchAdsQuery({ channelcode: 1, appid: 'PCWeb', total: SEARCH_ADS_SHOWN }).data?.value ?? [];
  if (ads.length === 0) return null;
  return (
    <ul className={styles.ads} aria-label="广告">
      {ads.map(({ title, url }) => (
        <li key={url} className={styles.ad}>
          <Badge>广告</Badge>
          {url.startsWith('/') ? (
            <HrefLink href={url} className={styles.adLink} onClick={onLeave}>
              {title}
            </HrefLink>
          ) : (
            <ExternalLink href={url} sponsored className={styles.adLink} onClick={onLeave}>
              {title}
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  );
}
