import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './errors.module.css';
import { StatusFigure } from './StatusFigure.tsx';

/** Any failure but "not found": says so, and offers the two ways on. */
export function FailedPage() {
  return (
    <div className={styles.page} role="alert">
      <StatusFigure code="500" />
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
