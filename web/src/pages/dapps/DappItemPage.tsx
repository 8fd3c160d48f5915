import { DappPanel } from '#features/dapps/DappPanel.tsx';
import { dappSubject } from '#templates/dapp/dappSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/dapp/{id}`: one application. */
export default function DappItemPage() {
  return (
    <SubjectPage subject={dappSubject} page="dappItem">
      {(dapp, asOf) => <DappPanel dapp={dapp} asOf={asOf} />}
    </SubjectPage>
  );
}
