import { ProjectPanel } from '#features/coinDetail/project/ProjectPanel.tsx';
import { CoinSubPage } from '#pages/coinSub/CoinSubPage.tsx';

/** `/coindetails/{coinCode}`: the project behind the coin. */
export default function CoinDetailsPage() {
  return (
    <CoinSubPage place="details" what="项目详情" summary="项目介绍、发展历程、初始分配、团队与投资机构。">
      {(detail) => <ProjectPanel detail={detail} />}
    </CoinSubPage>
  );
}
