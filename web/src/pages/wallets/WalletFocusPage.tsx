import { walletKindsText } from '@coinmirror/shared/constants/walletKinds.ts';
import type { WalletRow } from '@coinmirror/shared/contract/wallets.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useWalletsQuery } from '#api/endpoints/wallets.ts';
import { StarredView } from '#features/watchlist/starred/StarredView.tsx';
import { FULL_LIST, useListed } from '#features/watchlist/starred/useListed.tsx';
import { WatchTabs } from '#templates/watch/WatchTabs.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { type StarredWallet, walletFacts } from './walletFacts.tsx';

const tileFact = (row: StarredWallet) => walletKindsText(row.listed?.kinds ?? []) || MISSING;

/** `/wallet/focus`: starred wallets, in this browser or on the account. */
export default function WalletFocusPage() {
  return (
    <StarredView
      {...useListed<WalletRow>(useWalletsQuery(FULL_LIST))}
      kind="wallet"
      title={titleOf('walletFocus')}
      summary={summaryOf('walletFocus')}
      tabs={<WatchTabs />}
      facts={walletFacts}
      tileFact={tileFact}
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
