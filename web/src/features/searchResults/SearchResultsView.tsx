import type { SearchResults } from '@coinmirror/shared/contract/search.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import type { ReactNode } from 'react';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { CoinHits } from './CoinHits.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ExchangeHits, WalletHits } from './PlaceHits.tsx';
import styles from './searchResults.module.css';
import type { SearchTab } from './searchTabs.ts';

interface SearchResultsViewProps {
  readonly results: SearchResults;
  readonly tab: SearchTab;
  readonly page: number;
  /** The address of a tab, and of one of its pages. */
  readonly hrefOf: (tab: SearchTab, page?: number) => string;
}

const SHORT = 5;

/** What was found: the best of each kind together, or one kind in pages. */
export function SearchResultsView({ results, tab, page, hrefOf }: SearchResultsViewProps) {
  const { keyword, coins, exchanges, wallets } = results;
  if (tab === 'all') {
    if (coins.rows.length + exchanges.rows.length + wallets.rows.length === 0) {
      return <NothingFound keyword={keyword} />;
    }
    return (
      <>
        <Group title="币种" total={coins.total} href={hrefOf('coins')}>
          {coins.rows.length > 0 && <CoinHits rows={coins.rows.slice(0, SHORT)} keyword={keyword} />}
        </Group>
        <Group title="交易所" total={exchanges.total} href={hrefOf('exchanges')}>
          {exchanges.rows.length > 0 && (
            <ExchangeHits rows={exchanges.rows.slice(0, SHORT)} keyword={keyword} />
          )}
        </Group>
        <Group title="钱包" total={wallets.total} href={hrefOf('wallets')}>
          {wallets.rows.length > 0 && <WalletHits rows={wallets.rows.slice(0, SHORT)} keyword={keyword} />}
        </Group>
      </>
    );
  }
  const list = tab === 'coins' ? coins : tab === 'exchanges' ? exchanges : wallets;
  if (list.rows.length === 0) return <NothingFound keyword={keyword} />;
  return (
    <>
      {tab === 'coins' && <CoinHits rows={coins.rows} keyword={keyword} />}
      {tab === 'exchanges' && <ExchangeHits rows={exchanges.rows} keyword={keyword} />}
      {tab === 'wallets' && <WalletHits rows={wallets.rows} keyword={keyword} />}
      <Pager page={page} pageCount={list.pageCount} total={list.total} hrefOf={(next) => hrefOf(tab, next)} />
    </>
  );
}

interface GroupProps {
  title: string;
  total: number | null;
  href: string;
  children: ReactNode;
}

function Group({ title, total, href, children }: GroupProps) {
  if (!children) return null;
  return (
    <section>
      <h2 className={styles.heading}>
        {title}
        {(total ?? 0) > SHORT && <HrefLink href={href}>{`全部 ${formatCount(total)} 个`}</HrefLink>}
      </h2>
      {children}
    </section>
  );
}
