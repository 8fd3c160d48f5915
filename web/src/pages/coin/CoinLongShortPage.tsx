import { LongShortPanel } from '#features/coins/detail/longShort/LongShortPanel.tsx';
import { LongShortSentence } from '#features/coins/detail/longShort/LongShortSentence.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';
import { CoinVoteCard } from '#templates/coin/CoinVoteCard.tsx';

/** `/currencies/{coinCode}/longShort`: long and short positions of futures traders. */
export default function CoinLongShortPage() {
  return (
    <CoinSubjectPage page="coinLongShort" lead={({ code }) => <LongShortSentence code={code} />}>
      {({ code, name }) => (
        <LongShortPanel code={code} name={name} vote={<CoinVoteCard code={code} name={name} />} />
      )}
    </CoinSubjectPage>
  );
}
