import type { ReactNode } from 'react';
import { GuardedLink } from '#ui/link/GuardedLink.tsx';
import styles from './ActionsCell.module.css';

export interface ActionsCellProps {
  /** The coin has risk marks: its paid link asks before leaving. */
  readonly risky: boolean;
  readonly ads: readonly { readonly name: string; readonly url: string }[];
  /** The compare button, which belongs to another feature. */
  readonly compare: ReactNode;
}

/** The actions of a coin's row: compare, and its paid link, marked 广告. */
export function ActionsCell({ risky, ads, compare }: ActionsCellProps) {
  const ad = ads[0];
  return (
    <>
      {compare}
      {ad && (
        <GuardedLink href={ad.url} guarded={risky} sponsored className={styles.ad}>
          {ad.name}
          <span className={styles.adMark}>广告</span>
        </GuardedLink>
      )}
    </>
  );
}
