import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { Outlet, useLocation, useParams } from 'react-router';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import styles from '../body.module.css';
import { exchangeTabs } from './exchangeTabs.ts';

/** An exchange's pages: the band with its parts stays while one goes from part to part. */
export function ExchangeLayout() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const page = matchPage(pathname)?.name ?? null;
  return (
    <>
      {id !== undefined && (
        <div className={styles.band}>
          <div className={styles.bandInner}>
            <LinkTabs label="交易所栏目" items={exchangeTabs(id, page)} />
          </div>
        </div>
      )}
      <div className={styles.column}>
        <Outlet />
      </div>
    </>
  );
}
