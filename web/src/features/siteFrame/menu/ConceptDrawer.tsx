import { CONCEPT_DRAWER_MAX, CONCEPT_DRAWER_SIZE } from '@coinmirror/shared/constants/limits.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { useConceptHotQuery } from '../siteFrameApi.ts';
import styles from './drawer.module.css';

/** The day's concepts: up to six, each with its top mover, and a link to more. */
export function ConceptDrawer() {
  const { data, isError, refetch } = useConceptHotQuery({ size: CONCEPT_DRAWER_SIZE });
  if (isError && !data) {
    return (
      <p className={styles.state}>
        概念板块暂时读不到
        <button type="button" className={styles.retry} onClick={() => refetch()}>
          重试
        </button>
      </p>
    );
  }
  const sectors = data?.value ?? [];
  const shown = sectors.slice(0, CONCEPT_DRAWER_MAX);
  // The page of the first concept that did not fit; it lists all the others.
  const more = sectors[CONCEPT_DRAWER_MAX] ?? sectors.at(-1);
  return (
    <section className={styles.concepts} aria-label="热门概念" aria-busy={data === undefined}>
      <h3 className={styles.heading}>热门概念</h3>
      <ul className={styles.sectors}>
        {shown.map(({ id, name, isHot, hotCoin }) => (
          <li key={id} className={styles.sector}>
            <PageLink to="conceptFile" params={{ name: id }} className={styles.sectorName}>
              {name}
              {isHot && <span className={styles.hot}>热</span>}
            </PageLink>
            {hotCoin && (
              <PageLink to="coin" params={{ coinCode: hotCoin.code }} className={styles.hotCoin}>
                {hotCoin.symbol}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <PageLink to="conceptFile" params={{ name: more.id }} className={styles.more}>
          更多概念板块
        </PageLink>
      )}
    </section>
  );
}
