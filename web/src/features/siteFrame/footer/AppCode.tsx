import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { Suspense, useRef } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { useNear } from '#ui/lazy/useNear.ts';
import styles from './footer.module.css';

const { Part: QrCode } = lazyPart(async () => (await import('#ui/qr/QrCode.tsx')).QrCode, MissingQuietly);

/** The QR code of the app's page; rendered when the reader comes near it. */
export function AppCode() {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const address = new URL(hrefTo('app'), window.location.origin).href;
  return (
    <figure ref={place} className={styles.code}>
      <div className={styles.codeBox}>
        {isNear && (
          <Suspense fallback={null}>
            <QrCode value={address} label="手机 App 页面二维码" size={96} />
          </Suspense>
        )}
      </div>
      <figcaption>扫码在手机上安装</figcaption>
    </figure>
  );
}
