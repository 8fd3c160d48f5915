import { HOT_SEARCH_SIZE } from '@coinmirror/shared/constants/limits.ts';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './hotSearch.module.css';
import { useHotSearchQuery } from './searchApi.ts';

const ROW_HEIGHT = 32;

/** The most searched coins. */
export function HotSearchPanel() {
  const result = useHotSearchQuery({ page: 1, pagesize: HOT_SEARCH_SIZE });
  return (
    <Card title="热门搜索" level={2}>
      <Loadable
        result={result}
        compact
        skeleton={<SkeletonLines lines={HOT_SEARCH_SIZE} lineHeight={ROW_HEIGHT} />}
      >
        {(page) => (
          <ol className={styles.list}>
            {page.rows.map((row, index) => (
              <li key={row.code} className={styles.row}>
                <span className={styles.place}>{index + 1}</span>
                <PageLink to="coin" params={{ coinCode: row.code }} className={styles.name}>
                  {row.name} <span className={styles.symbol}>{row.symbol}</span>
                </PageLink>
                <Percent value={row.change24h} />
              </li>
            ))}
          </ol>
        )}
      </Loadable>
    </Card>
  );
}
