import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './ActionsCell.module.css';

export interface ActionsCellProps {
  readonly code: string;
  readonly ads: readonly { readonly name: string; readonly url: string }[];
  /** The compare button, which belongs to another feature. */
  readonly compare: ReactNode;
}

/** What one can do with the coin: compare it, see its markets; and the paid link of its row, marked 广告. */
export function ActionsCell({ code, ads, compare }: ActionsCellProps) {
  const ad = ads[0];
  return (
    <span className={styles.actions}>
      {compare}
      <PageLink to="coinMarket" params={{ coinCode: code }} className={styles.link}>
        行情
      </PageLink>
      {ad && (
        <ExternalLink href={ad.url} sponsored className={styles.ad}>
          {ad.name}
          <span className={styles.adMark}>广告</span>
        </ExternalLink>
      )}
    </span>
  );
}
