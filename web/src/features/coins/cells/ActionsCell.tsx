import type { ReactNode } from 'react';
import { GuardedLink } from '#ui/link/GuardedLink.tsx';
import styles from './ActionsCell.module.css';

export interface ActionsCellProps {
  /** The coin carries marks of risk: its paid link asks before one leaves. */
  readonly risky: boolean;
  readonly ads: readonly { readonly name: string; readonly url: string }[];
  /** The compare button, which belongs to another feature. */
  readonly compare: ReactNode;
}

/** What one can do with the coin: compare it; and the paid link of its row, marked 广告. */
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
