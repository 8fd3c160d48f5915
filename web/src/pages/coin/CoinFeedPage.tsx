import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { FeedChips, feedChoiceOf } from '#features/coins/detail/feed/FeedChips.tsx';
import { FeedLinks } from '#templates/article/FeedLinks.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';
import { FeedWithVotes } from '#templates/coin/FeedWithVotes.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** `/currencies/{coinCode}/dynamic`: the coin's feed. */
export default function CoinFeedPage() {
  const [search] = useUrlParams();
  const choice = feedChoiceOf(search.get('type'));
  return (
    <CoinSubjectPage page="coinFeed">
      {(detail) => (
        <>
          <FeedChips
            choice={choice}
            hrefOf={(type) =>
              hrefTo('coinFeed', { coinCode: detail.code }, { type: type === 'all' ? null : type })
            }
          />
          <FeedLinks subject={{ kind: 'coin', code: detail.code }} />
          <FeedWithVotes key={choice} detail={detail} type={choice} />
        </>
      )}
    </CoinSubjectPage>
  );
}
