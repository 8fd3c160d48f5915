import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { notFoundText, TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { NOT_FOUND_COUNTDOWN } from '@coinmirror/shared/constants/timings.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SearchForm } from '#features/searchField/SearchForm.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './errors.module.css';
import { StatusFigure } from './StatusFigure.tsx';
import { useCountdown } from './useCountdown.ts';

const SECOND = 1000;

/**
 * The not-found page: redirects home after a countdown, unless the visitor stops it by a press anywhere, searches or goes
 * back. An address that is no page of the site also has the specification's English line, out of sight: its readers read
 * Chinese.
 */
export function NotFoundPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const goHome = useCallback(() => void navigate(hrefTo('home'), { replace: true }), [navigate]);
  const { left, isRunning, stop } = useCountdown(NOT_FOUND_COUNTDOWN / SECOND, goHome);

  useEffect(() => {
    document.title = `页面不存在 - ${BRAND.name}`;
  }, []);

  useEffect(() => {
    document.addEventListener('pointerdown', stop);
    return () => document.removeEventListener('pointerdown', stop);
  }, [stop]);

  return (
    <div className={styles.page}>
      <StatusFigure code="404" />
      <h1 className={styles.title}>页面不存在</h1>
      <p className={styles.text}>{isRunning ? notFoundText(left) : '访问的页面不存在，自动跳转已停止'}</p>
      {matchPage(pathname) === null && (
        <VisuallyHidden>
          <span lang="en">{TEXTS.pageNotFound}</span>
        </VisuallyHidden>
      )}
      <div className={styles.search}>
        {/* Typing stops the countdown, so that it does not redirect in the middle of a word. */}
        <SearchForm label="搜索本站" onBegin={stop} />
      </div>
      <p className={styles.actions}>
        <button type="button" className={styles.way} onClick={() => goBack(navigate, goHome)}>
          返回上一页
        </button>
        <PageLink to="home" className={styles.way}>
          返回首页
        </PageLink>
        {isRunning && (
          <button type="button" className={styles.way} onClick={stop}>
            停止跳转
          </button>
        )}
      </p>
    </div>
  );
}

/** The router numbers its own history entries; before the first there is no page of this site to go back to. */
function goBack(navigate: ReturnType<typeof useNavigate>, goHome: () => void) {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  if (typeof index === 'number' && index > 0) void navigate(-1);
  else goHome();
}
