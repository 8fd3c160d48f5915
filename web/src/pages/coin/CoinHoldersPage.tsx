import { HoldersPanel } from '#features/coins/detail/holders/HoldersPanel.tsx';
import { HoldersSentence } from '#features/coins/detail/holders/HoldersSentence.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';

/** `/infoDetail/{coinCode}`: the coin's holders. */
export default function CoinHoldersPage() {
  return (
    <CoinSubjectPage page="coinHolders" lead={({ code }) => <HoldersSentence code={code} />}>
      {({ code, name, symbol }) => <HoldersPanel code={code} name={name} symbol={symbol} />}
    </CoinSubjectPage>
  );
}
