import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import styles from './footer.module.css';

const { Part: QrCode, preload } = lazyPart(
  async () => (await import('#ui/qr/QrCode.tsx')).QrCode,
  MissingQuietly,
);

/** 手机扫码: the QR code of the app's page. */
export function AppCode() {
  const address = new URL(hrefTo('app'), window.location.origin).href;
  return (
    <Popover
      label="手机扫码"
      side="top"
      onNear={preload}
      trigger={(props) => (
        <button type="button" className={styles.scan} {...props}>
          手机扫码
        </button>
      )}
    >
      <figure className={styles.code}>
        <div className={styles.codeBox}>
          <Suspense fallback={null}>
            <QrCode value={address} label="手机 App 页面二维码" size={112} />
          </Suspense>
        </div>
        <figcaption>扫码在手机上打开，浏览器即可安装</figcaption>
      </figure>
    </Popover>
  );
}
