import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { MarketFacts } from '#features/coins/detail/facts/MarketFacts.tsx';
import { LongShortBar } from '#features/coins/detail/longShort/LongShortBar.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './CoinPage.module.css';
import { CoinRail } from './CoinRail.tsx';
import { CoinSkeleton } from './CoinSkeleton.tsx';
import { CoinContentPart } from './tabs/CoinContentPart.tsx';
import { CONTENT_SUMMARIES, coinContentOf } from './tabs/coinContents.ts';
import { UpdatedLine } from './UpdatedLine.tsx';

/** `/currencies/{coinCode}`: one coin; `?tab=` selects content without an address of its own. */
export default function CoinPage() {
  const [search] = useUrlParams();
  const content = coinContentOf(search.get('tab'));
  return (
    <CoinSubjectPage
      page="coin"
      content={content}
      skeleton={<CoinSkeleton />}
      {...(content !== null && { summary: CONTENT_SUMMARIES[content] })}
    >
      {(detail, asOf) => (
        <>
          {content === null && <Figures detail={detail} asOf={asOf} />}
          <div className={styles.columns}>
            <div className={styles.main} data-tab={content ?? 'overview'}>
              <CoinContentPart detail={detail} content={content} />
            </div>
            <CoinRail detail={detail} />
          </div>
        </>
      )}
    </CoinSubjectPage>
  );
}

/** 概况 starts with the coin's figures. */
function Figures({ detail, asOf }: { readonly detail: CoinDetail; readonly asOf: number }) {
  return (
    <div className={styles.overview}>
      <PhoneFold label="24H最高、最低、市值等数据">
        <div className={styles.figures}>
          <MarketFacts detail={detail} />
        </div>
        <UpdatedLine asOf={asOf} />
        {detail.markets.hasLongShort && <LongShortBar code={detail.code} />}
      </PhoneFold>
    </div>
  );
}
