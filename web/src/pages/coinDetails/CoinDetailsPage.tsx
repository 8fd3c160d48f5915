import { ProjectPanel } from '#features/coins/detail/project/ProjectPanel.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';

/** `/coindetails/{coinCode}`: the project behind the coin. */
export default function CoinDetailsPage() {
  return <CoinSubjectPage page="coinDetails">{(detail) => <ProjectPanel detail={detail} />}</CoinSubjectPage>;
}
