import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import type { GuardedLinkProps } from '#ui/link/GuardedLink.tsx';
import styles from './ActionsCell.module.css';

// Few rows have a paid link.
const { Part: GuardedLink } = lazyPart<GuardedLinkProps>(
  async () => (await import('#ui/link/GuardedLink.tsx')).GuardedLink,
  MissingQuietly,
);

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
        <Suspense fallback={null}>
          <GuardedLink href={ad.url} guarded={risky} sponsored className={styles.ad}>
            {ad.name}
            <span className={styles.adMark}>广告</span>
          </GuardedLink>
        </Suspense>
      )}
    </>
  );
}
