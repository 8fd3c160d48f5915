import { pages } from '@coinmirror/shared/pages/pages.ts';
import { subjectCode, subjectTabs } from '@coinmirror/shared/pages/subjects.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useLocation } from 'react-router';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { cx } from '#ui/classNames.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { builtCoins, builtPages } from './builtPages.ts';
import styles from './construction.module.css';

/** Stands where a page is planned but not built: says so, and leads to what exists. */
export default function ConstructionPage() {
  const { pathname } = useLocation();
  const match = matchPage(pathname);
  const row = match === null ? null : pages[match.name];
  const code = match && row?.subject ? subjectCode(row.subject, match.params) : '';
  return (
    <div className={cx(styles.page, row?.layout === 'kline' && styles.edge)}>
      {match && row?.subject && code !== '' && (
        <LinkTabs
          label={`${row.title}的相关页面`}
          items={subjectTabs(row.subject, code, { page: match.name })}
          keepScroll={false}
        />
      )}
      <h1>{row?.title ?? '本页'}</h1>
      <p className={styles.words}>建设中：这一页还没有完成，暂时没有内容。</p>
      <nav aria-label="可以先看" className={styles.links}>
        {builtPages.map(({ to, label }) => (
          <PageLink key={to} to={to} className={buttonClass()}>
            {label}
          </PageLink>
        ))}
        {builtCoins.map(({ coinCode, label }) => (
          <PageLink key={coinCode} to="coin" params={{ coinCode }} className={buttonClass()}>
            {label}
          </PageLink>
        ))}
      </nav>
    </div>
  );
}
