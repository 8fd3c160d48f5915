import type { SearchExchange, SearchWallet } from '@coinmirror/shared/contract/search.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ReactNode } from 'react';
import { Money } from '#ui/number/Money.tsx';
import { Hit } from './Hit.tsx';
import styles from './searchResults.module.css';

/** Renders the star of a result; belongs to another feature. */
export type HitStar = (kind: 'coin' | 'exchange' | 'wallet', code: string, name: string) => ReactNode;

export interface HitsProps<Row> {
  readonly rows: readonly Row[];
  readonly keyword: string;
  readonly star: HitStar;
}

/** Matching exchanges. */
export function ExchangeHits({ rows, keyword, star }: HitsProps<SearchExchange>) {
  return (
    <ul className={styles.list}>
      {rows.map((venue) => (
        <Hit
          key={venue.code}
          href={hrefTo('exchange', { id: venue.code })}
          keyword={keyword}
          title={venue.name}
          logo={{ src: venue.logo, name: venue.name }}
          facts={
            <>
              {venue.rank !== null && `排名 ${venue.rank} · `}
              {`${formatCount(venue.pairCount)} 个交易对`}
            </>
          }
        >
          <span className={styles.amount}>
            <span className={styles.facts}>24H成交额</span>
            <Money usd={venue.volume24h} kind="amount" />
          </span>
          {star('exchange', venue.code, venue.name)}
        </Hit>
      ))}
    </ul>
  );
}

/** Matching wallets. */
export function WalletHits({ rows, keyword, star }: HitsProps<SearchWallet>) {
  return (
    <ul className={styles.list}>
      {rows.map((wallet) => (
        <Hit
          key={wallet.code}
          href={hrefTo('wallet', { id: wallet.code })}
          keyword={keyword}
          title={wallet.name}
          logo={{ src: wallet.logo, name: wallet.name }}
          facts={wallet.summary}
        >
          {star('wallet', wallet.code, wallet.name)}
        </Hit>
      ))}
    </ul>
  );
}
