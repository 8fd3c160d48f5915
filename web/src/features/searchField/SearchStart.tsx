import { HOT_SEARCH_SIZE } from '@coinmirror/shared/constants/limits.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useHotSearchQuery } from './searchApi.ts';
import { searchHref } from './searchHref.ts';
import { searchHistoryCleared, selectSearchHistory } from './searchSlice.ts';
import styles from './searchStart.module.css';

/** Suggestions without a keyword. */
const PLACES = [
  'coinList',
  'concept',
  'newCoins',
  'charts',
  'data',
  'news',
  'notice',
  'calendar',
  'wiki',
] as const;

/** Before anything is typed: the visitor's searches, popular searches, and pages to browse. */
export function SearchStart() {
  return (
    <div className={styles.start}>
      <OwnSearches />
      <HotSearches />
      <Card title="按类别浏览">
        <ul className={styles.places}>
          {PLACES.map((name) => (
            <li key={name}>
              <PageLink to={name} className={styles.placeName}>
                {titleOf(name)}
              </PageLink>
              <p className={styles.placeWords}>{summaryOf(name)}</p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function OwnSearches() {
  const history = useSelector(selectSearchHistory);
  const dispatch = useDispatch();
  if (history.length === 0) return null;
  return (
    <Card
      title="搜索历史"
      actions={
        <Button size="s" onClick={() => dispatch(searchHistoryCleared())}>
          清空
        </Button>
      }
    >
      <ul className={styles.words}>
        {history.map(({ keyword }) => (
          <li key={keyword}>
            <HrefLink href={searchHref(keyword)} className={styles.word}>
              {keyword}
            </HrefLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function HotSearches() {
  const result = useHotSearchQuery({ page: 1, pagesize: HOT_SEARCH_SIZE });
  return (
    <Card title="大家在搜" actions={<PageLink to="hotSearch">{titleOf('hotSearch')}</PageLink>}>
      <Loadable result={result} compact skeleton={<HotSearchesPlace />}>
        {({ rows }) => (
          <ol className={styles.hotWords}>
            {rows.map(({ code, name, symbol, change24h }) => (
              <li key={code}>
                <PageLink to="coin" params={{ coinCode: code }} className={styles.word} title={name}>
                  {symbol} <Percent value={change24h} />
                </PageLink>
              </li>
            ))}
          </ol>
        )}
      </Loadable>
    </Card>
  );
}

/** As many words as will come, so that what is below does not move. */
function HotSearchesPlace() {
  return (
    <div className={styles.hotWords}>
      {Array.from({ length: HOT_SEARCH_SIZE }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity
        <Skeleton key={at} height={32} />
      ))}
    </div>
  );
}
