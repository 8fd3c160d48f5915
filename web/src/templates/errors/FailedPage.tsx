import { Button } from '#ui/button/Button.tsx';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './errors.module.css';

/** Any failure but "not found": says so, and offers the two ways on. */
export function FailedPage() {
  return (
    <div className={styles.page} role="alert">
      <p className={styles.code} aria-hidden="true">
        500
      </p>
      <h1>页面出错了</h1>
      <p className={styles.text}>这一页暂时打不开，您可以刷新重试，或先回到首页。</p>
      <p className={styles.actions}>
        <PageLink to="home" className={buttonClass('primary')}>
          返回首页
        </PageLink>
        <Button onClick={() => window.location.reload()}>刷新</Button>
      </p>
    </div>
  );
}
