import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { useParams } from 'react-router';
import { isMissing } from '#api/isMissing.ts';
import { CoinHead } from '#features/coins/detail/CoinHead.tsx';
import { CoinRings } from '#features/coins/detail/CoinRings.tsx';
import { CoinRisk } from '#features/coins/detail/CoinRisk.tsx';
import { FactGrid } from '#features/coins/detail/FactGrid.tsx';
import { LongShortBar } from '#features/coins/detail/longShort/LongShortBar.tsx';
import { useCoinDetail } from '#features/coins/detail/useCoinDetail.ts';
import { SnapshotTime } from '#features/coins/snapshot.ts';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { CoinActions } from '#templates/coin/CoinActions.tsx';
import { CoinMissing } from '#templates/subject/CoinMissing.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { DefinitionTime } from '#ui/definition/DefinitionTime.ts';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './CoinPage.module.css';
import { CoinPicture } from './CoinPicture.tsx';
import { CoinRail } from './CoinRail.tsx';
import { CoinSkeleton } from './CoinSkeleton.tsx';
import { CoinTabs } from './tabs/CoinTabs.tsx';
import { UpdatedLine } from './UpdatedLine.tsx';

/** `/currencies/{coinCode}`: one coin. */
export default function CoinPage() {
  const { coinCode = '' } = useParams();
  // Keyed, so that nothing of one coin is ever shown under the name of another.
  return <Coin key={coinCode} code={coinCode} />;
}

function Coin({ code }: { readonly code: string }) {
  const result = useCoinDetail(code);
  const detail = result.data?.value;
  useDocumentTitle(detail && `${coinTitle(detail)} 价格/行情`);
  if (isMissing(result.error) && result.data === undefined) return <CoinMissing code={code} />;
  return (
    <Loadable result={result} skeleton={<CoinSkeleton />} height={600}>
      {(detail, { asOf }) => (
        <SnapshotTime value={asOf}>
          <DefinitionTime value={asOf}>
            <DefinitionContext value={definitionMarks}>
              <Shown detail={detail} asOf={asOf} />
            </DefinitionContext>
          </DefinitionTime>
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
      <CoinRisk detail={detail} />
      <div className={styles.figures}>
        <FactGrid detail={detail} />
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
