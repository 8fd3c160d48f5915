import { summaryOf } from '@coinmirror/shared/pages/pages.ts';
import { LongShortPanel } from '#features/coins/detail/longShort/LongShortPanel.tsx';
import { CoinVoteCard } from '#pages/coin/CoinVoteCard.tsx';
import { CoinSubPage } from '#pages/coinSub/CoinSubPage.tsx';

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
