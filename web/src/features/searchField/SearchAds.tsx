import { SEARCH_ADS_SHOWN } from '@coinmirror/shared/constants/limits.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { useSearchAdsQuery } from './searchApi.ts';
import styles from './searchDropdown.module.css';

/**
 * Promoted entries, each marked: 推荐 for an internal page, 广告 for an external link, which is also marked for search
 * engines.
 */
export function SearchAds({ onLeave }: { onLeave: () => void }) {
  const ads =
    useSearchAdsQuery({ channelcode: 1, appid: 'PCWeb', total: SEARCH_ADS_SHOWN }).data?.value ?? [];
  if (ads.length === 0) return null;
  return (
    <ul className={styles.ads} aria-label={ads.every(isOwn) ? '推荐' : '推荐与广告'}>
      {ads.map((ad) => (
        <li key={ad.url} className={styles.ad}>
          <Badge>{isOwn(ad) ? '推荐' : '广告'}</Badge>
          {isOwn(ad) ? (
            <HrefLink href={ad.url} className={styles.adLink} onClick={onLeave}>
              {ad.title}
            </HrefLink>
          ) : (
            <ExternalLink href={ad.url} sponsored className={styles.adLink} onClick={onLeave}>
              {ad.title}
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function isOwn({ url }: { readonly url: string }): boolean {
  return url.startsWith('/');
}
