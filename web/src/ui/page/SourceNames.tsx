import { PageLink } from '../link/PageLink.tsx';
import { usePageSourceNames } from '../provenance/shownSources.ts';
import styles from './PageHeader.module.css';

/** 来源 币安、欧易 等, where no data of the page is simulated; it leads to the state of the sources. */
export function SourceNames() {
  const names = usePageSourceNames();
  if (names === '') return null;
  return (
    <PageLink to="status" className={styles.updated}>
      来源 {names}
    </PageLink>
  );
}
