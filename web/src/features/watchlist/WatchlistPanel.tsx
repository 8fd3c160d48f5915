import { useSelector } from 'react-redux';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { StarButton } from './StarButton.tsx';
import styles from './watchlistPanel.module.css';
import { selectWatchedCodes, type WatchlistState, type watchlistSlice } from './watchlistSlice.ts';

type WatchlistRoot = { readonly [watchlistSlice.reducerPath]: WatchlistState };

const SHOWN = 10;

/** The first coins in the visitor's own order, whatever their rank. */
export function WatchlistPanel() {
  const codes = useSelector((state: WatchlistRoot) => selectWatchedCodes(state, 'coin')).slice(0, SHOWN);
  const directory = useCoinDirectoryQuery({}, { skip: codes.length === 0 }).data?.value;
  return (
    <Card title="我的自选" level={2} actions={<PageLink to="userTicker">全部</PageLink>}>
      {codes.length === 0 ? (
        <EmptyState compact title="还没有自选币种" action={<PageLink to="home">去行情页点亮星标</PageLink>} />
      ) : (
        <ul>
          {codes.map((code) => {
            const entry = directory?.find((known) => known.kind === 'coin' && known.code === code);
            const name = entry?.name ?? code;
            return (
              <li key={code} className={styles.row}>
                <StarButton kind="coin" code={code} name={name} />
                <Logo src={entry?.logo ?? ''} name={name} size={20} />
                <PageLink to="coin" params={{ coinCode: code }} className={styles.name}>
                  {name}
                </PageLink>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
