import type { CoinDetail } from '@coinmirror/shared/contract/coinInfo.ts';
import { useParams } from 'react-router';
import { LongShortBar } from '#features/coinDetail/longShort/LongShortBar.tsx';
import { CoinHead } from '#features/coins/detail/CoinHead.tsx';
import { CoinRings } from '#features/coins/detail/CoinRings.tsx';
import { FactGrid } from '#features/coins/detail/FactGrid.tsx';
import { useCoinDetail } from '#features/coins/detail/useCoinDetail.ts';
import { SnapshotTime } from '#features/coins/snapshot.ts';
import { factDefinition } from '#features/definitions/definitionMark.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { CoinActions } from './CoinActions.tsx';
import { CoinMissing } from './CoinMissing.tsx';
import styles from './CoinPage.module.css';
import { CoinPicture } from './CoinPicture.tsx';
import { CoinRail } from './CoinRail.tsx';
import { CoinSkeleton } from './CoinSkeleton.tsx';
import { isUnknownCoin } from './isUnknownCoin.ts';
import { CoinTabs } from './tabs/CoinTabs.tsx';
import { UpdatedLine } from './UpdatedLine.tsx';
import { useCoinTitle } from './useCoinTitle.ts';

/** `/currencies/{coinCode}`: one coin. */
export default function CoinPage() {
  const { coinCode = '' } = useParams();
  // Keyed, so that nothing of one coin is ever shown under the name of another.
  return <Coin key={coinCode} code={coinCode} />;
}

function Coin({ code }: { readonly code: string }) {
  const result = useCoinDetail(code);
  useCoinTitle(result.data?.value);
  if (isUnknownCoin(result.error) && result.data === undefined) return <CoinMissing code={code} />;
  return (
    <Loadable result={result} skeleton={<CoinSkeleton />} height={600}>
      {(detail, { asOf }) => (
        <SnapshotTime value={asOf}>
          <Shown detail={detail} asOf={asOf} />
        </SnapshotTime>
      )}
    </Loadable>
  );
}

/** Head and facts stay; what stands under them is a tab's content, of which 概况 is the first. */
function Shown({ detail, asOf }: { readonly detail: CoinDetail; readonly asOf: number }) {
  return (
    <>
      <CoinHead
        detail={detail}
        actions={
          <>
            <CoinActions code={detail.code} name={detail.name} />
            <CoinPicture detail={detail} asOf={asOf} />
          </>
        }
      />
      <div className={styles.figures}>
        <FactGrid detail={detail} definition={factDefinition} />
        <CoinRings detail={detail} />
      </div>
      <UpdatedLine asOf={asOf} />
      {detail.markets.hasLongShort && <LongShortBar code={detail.code} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <CoinTabs detail={detail} />
        </div>
        <CoinRail detail={detail} />
      </div>
    </>
  );
}
