import type { NewsDetail } from '@coinmirror/shared/contract/news/news.ts';
import { Button } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { QrCode } from '#ui/qr/QrCode.tsx';
import styles from './ShareArticle.module.css';

/** The address of an article, to copy or to scan. */
export function ShareArticle({ detail }: { readonly detail: NewsDetail }) {
  const address = window.location.origin + window.location.pathname;
  return (
    <Popover
      label="分享这篇文章"
      trigger={(props) => (
        <Button size="s" {...props}>
          分享
        </Button>
      )}
    >
      <div className={styles.panel}>
        <p className={styles.title}>{detail.title}</p>
        <QrCode value={address} label="扫码在手机上阅读" />
        <span className={styles.copy}>
          复制链接 <CopyButton text={address} label="复制文章链接" />
        </span>
      </div>
    </Popover>
  );
}
