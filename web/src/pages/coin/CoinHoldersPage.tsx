import { HoldersPanel } from '#features/coins/detail/holders/HoldersPanel.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';

/** `/infoDetail/{coinCode}`: the coin's holders. */
export default function CoinHoldersPage() {
  return (
    <CoinSubjectPage page="coinHolders">
      {({ code, name, symbol }) => <HoldersPanel code={code} name={name} symbol={symbol} />}
    </CoinSubjectPage>
  );
}
