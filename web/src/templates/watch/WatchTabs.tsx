import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';

const ITEMS = [
  { key: 'watchlist', label: '自选', href: hrefTo('userTicker') },
  { key: 'portfolio', label: '持仓', href: hrefTo('userPortfolio') },
  { key: 'exchanges', label: '交易所', href: hrefTo('userExchange') },
  { key: 'wallets', label: '钱包', href: hrefTo('walletFocus') },
];

/** Tabs between the visitor's own lists. */
export function WatchTabs() {
  return <LinkTabs label="我的" items={ITEMS} keepScroll={false} />;
}
