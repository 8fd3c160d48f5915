import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useConceptDetailQuery } from '#api/endpoints/concepts.ts';
import { isMissing } from '#api/isMissing.ts';
import { ConceptFacts } from '#features/concepts/ConceptFacts.tsx';
import { ConceptTrend } from '#features/concepts/ConceptTrend.tsx';
import styles from '#features/concepts/concepts.module.css';
import { NotFoundPage } from '#pages/errors/NotFoundPage.tsx';
import { CoinListView } from '../home/CoinListView.tsx';

/** One sector by its id: its index, its coins; not found when there is none. */
export function ConceptView({ concept }: { readonly concept: string }) {
  const result = useConceptDetailQuery({ id: concept });
  if (isMissing(result.error)) return <NotFoundPage />;
  const detail = result.data?.value;
  const label = detail?.name ?? '概念板块';
  return (
    <CoinListView
      tab={{
        key: concept,
        label,
        title: `${label}概念`,
        summary: detail ? `${detail.coinCount} 个币种，按流通市值排名。` : '概念板块的成分币种。',
        coins: { type: COIN_LIST_TYPE.all, concept },
      }}
      tableId="conceptCoins"
      hrefOf={(page, kept) =>
        hrefTo('conceptItem', { id: concept }, page === 1 ? kept : { ...kept, page: String(page) })
      }
      above={
        detail && (
          <>
            <ConceptFacts concept={detail} />
            <p className={styles.about}>{detail.description}</p>
            <ConceptTrend id={concept} name={detail.name} />
            <h2 className={styles.heading}>成分币种</h2>
          </>
        )
      }
    />
  );
}
