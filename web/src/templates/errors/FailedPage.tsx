import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './errors.module.css';

// A picture of what the words say: every visit carries the words, few see them.
const { Part: StatusFigure } = lazyPart(
  async () => (await import('./StatusFigure.tsx')).StatusFigure,
  MissingQuietly,
);

/** Any failure but "not found": says so, and offers the two ways on. */
export function FailedPage() {
  return (
    <div className={styles.page} role="alert">
      <Suspense fallback={null}>
        <StatusFigure code="500" />
      </Suspense>
      <h1 className={styles.title}>页面出错了</h1>
      <p className={styles.text}>这一页暂时打不开，可以刷新重试，或先回到首页。</p>
      <p className={styles.actions}>
        <button type="button" className={styles.way} onClick={() => window.location.reload()}>
          刷新
        </button>
        <PageLink to="home" className={styles.way}>
          返回首页
        </PageLink>
      </p>
    </div>
  );
}
