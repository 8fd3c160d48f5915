import { ProjectPanel } from '#features/coins/detail/project/ProjectPanel.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';

/** `/coindetails/{coinCode}`: the project behind the coin. */
export default function CoinProjectPage() {
  return <CoinSubjectPage page="coinProject">{(detail) => <ProjectPanel detail={detail} />}</CoinSubjectPage>;
}
