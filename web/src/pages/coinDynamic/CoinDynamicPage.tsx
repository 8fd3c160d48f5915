import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useSearchParams } from 'react-router';
import { FeedChips, feedChoiceOf } from '#features/coinDetail/feed/FeedChips.tsx';
import { FeedPanel } from '#features/coinDetail/feed/FeedPanel.tsx';
import { CoinSubPage } from '#pages/coinSub/CoinSubPage.tsx';

/** `/currencies/{coinCode}/dynamic`: what happened around the coin. */
export default function CoinDynamicPage() {
  const [search] = useSearchParams();
  const choice = feedChoiceOf(search.get('type'));
  return (
    <CoinSubPage place="dynamic" what="动态" summary="快讯、公告、链上变动与大事，附发生时的价格与至今涨跌。">
      {({ code, quote }) => (
        <>
          <FeedChips
            choice={choice}
            hrefOf={(type) =>
              hrefTo('coinDynamic', { coinCode: code }, { type: type === 'all' ? null : type })
            }
          />
          <FeedPanel key={choice} code={code} price={quote.price} type={choice} />
        </>
      )}
    </CoinSubPage>
  );
}
