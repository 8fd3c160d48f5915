import { dappTabs } from '@coinmirror/shared/pages/dappTabs.ts';
import { dappLists } from '@coinmirror/shared/rankings/dapps.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useLocation } from 'react-router';
import { CategoryTotals } from '#features/dapps/CategoryTotals.tsx';
import { dappCells } from '#features/dapps/dappCells.tsx';
import { AddProjectButton } from '#features/feedback/AddProjectButton.tsx';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import type { RankingCells } from '#templates/ranking/RankingView.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';

const RANKINGS = withQueries(dappLists);
const CELLS: RankingCells = { dapps: dappCells };

/** `/dapp` and its categories: applications by usage. */
export default function DappPage() {
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name ?? 'dapp';
  return (
    <RankingPage
      group={RANKINGS}
      cells={CELLS}
      actions={<AddProjectButton />}
      above={<LinkTabs label="DApp 分类" items={dappTabs(name)} keepScroll={false} />}
      below={name === 'dapp' && <CategoryTotals />}
    />
  );
}
