import { summaryOf } from '@coinmirror/shared/pages/pages.ts';
import { LongShortPanel } from '#features/coins/detail/longShort/LongShortPanel.tsx';
import { CoinSubPage } from '#templates/coin/CoinSubPage.tsx';
import { CoinVoteCard } from '#templates/coin/CoinVoteCard.tsx';

/** `/currencies/{coinCode}/longShort`: how futures traders are positioned. */
export default function CoinLongShortPage() {
  return (
    <CoinSubPage place="longShort" what="多空比" summary={summaryOf('coinLongShort')}>
      {({ code, name }) => (
        <LongShortPanel code={code} name={name} vote={<CoinVoteCard code={code} name={name} />} />
      )}
    </CoinSubPage>
  );
}
