import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ReactNode } from 'react';
import { NameLink } from '#features/watchlist/starred/NameLink.tsx';
import { StarredView } from '#features/watchlist/starred/StarredView.tsx';
import type { StarredRow } from '#features/watchlist/starred/starredColumns.tsx';
import type { WatchItem } from '#features/watchlist/watchBook.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';

const nameCell = (row: StarredRow): ReactNode => (
  <NameLink href={hrefTo('wallet', { id: row.code })} name={row.name} logo={row.logo} />
);

/** A wallet's code is its name in lower case, with dashes: "trust-wallet" → "Trust Wallet". */
function describe(item: WatchItem): StarredRow {
  const name = item.code.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return { ...item, name, logo: '', rank: null };
}

/** `/wallet/focus`: starred wallets, in this browser or on the account. */
export default function WalletFocusPage() {
  return (
    <StarredView
      kind="wallet"
      title="我关注的钱包"
      summary="收藏的钱包，按自己的分组和顺序。"
      describe={describe}
      nameCell={nameCell}
      empty={
        <EmptyState
          title="还没有关注的钱包"
          hint="点钱包旁的星标，它就会出现在这里；登录后换设备也能看到。"
          action={<PageLink to="walletList">去看全部钱包</PageLink>}
        />
      }
    />
  );
}
