import type { SearchExchange, SearchWallet } from '@coinmirror/shared/contract/search.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Highlight } from './Highlight.tsx';
import styles from './searchResults.module.css';

/** Exchanges that fit. */
export function ExchangeHits({ rows, keyword }: { rows: readonly SearchExchange[]; keyword: string }) {
  return (
    <ul className={styles.list}>
      {rows.map((venue) => (
        <li key={venue.code} className={styles.row}>
          <PageLink to="exchange" params={{ id: venue.code }} className={styles.who}>
            <Logo src={venue.logo} name={venue.name} size={32} />
            <span className={styles.words}>
              <span className={styles.name}>
                <Highlight text={venue.name} keyword={keyword} />
              </span>
              <span className={styles.facts}>
                {venue.rank !== null && `排名 ${venue.rank} · `}
                {`${formatCount(venue.pairCount)} 个交易对`}
              </span>
            </span>
          </PageLink>
          <span className={styles.amount}>
            <span className={styles.facts}>24H 成交额</span>
            <Money usd={venue.volume24h} kind="amount" />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Wallets that fit. */
export function WalletHits({ rows, keyword }: { rows: readonly SearchWallet[]; keyword: string }) {
  return (
    <ul className={styles.list}>
      {rows.map((wallet) => (
        <li key={wallet.code} className={styles.row}>
          <PageLink to="wallet" params={{ id: wallet.code }} className={styles.who}>
            <Logo src={wallet.logo} name={wallet.name} size={32} />
            <span className={styles.words}>
              <span className={styles.name}>
                <Highlight text={wallet.name} keyword={keyword} />
              </span>
              <span className={styles.facts}>{wallet.summary}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
