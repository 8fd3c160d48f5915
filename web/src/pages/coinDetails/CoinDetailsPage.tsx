import { summaryOf } from '@coinmirror/shared/pages/pages.ts';
import { ProjectPanel } from '#features/coins/detail/project/ProjectPanel.tsx';
import { CoinSubPage } from '#templates/coin/CoinSubPage.tsx';

/** `/coindetails/{coinCode}`: the project behind the coin. */
export default function CoinDetailsPage() {
  return (
    <CoinSubPage place="details" what="项目详情" summary={summaryOf('coinDetails')}>
      {(detail) => <ProjectPanel detail={detail} />}
    </CoinSubPage>
  );
}
