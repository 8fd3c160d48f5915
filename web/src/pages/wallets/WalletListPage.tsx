import { walletTabs } from '@coinmirror/shared/pages/walletTabs.ts';
import { walletLists } from '@coinmirror/shared/rankings/wallets.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useLocation } from 'react-router';
import { walletCells } from '#features/wallets/walletCells.tsx';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import type { RankingCells } from '#templates/ranking/RankingView.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';

const RANKINGS = withQueries(walletLists);
const CELLS: RankingCells = { wallets: walletCells };

/** `/wallet` and its categories: wallets with their features, yes or no. */
export default function WalletListPage() {
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name ?? 'walletList';
  return (
    <RankingPage
      group={RANKINGS}
      cells={CELLS}
      above={<LinkTabs label="钱包分类" items={walletTabs(name)} keepScroll={false} />}
    />
  );
}
