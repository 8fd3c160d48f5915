import { Suspense } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { type MissingProps, useUntilFetched } from '../lazy/missing.tsx';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** The encoded text: a URL, a wallet's address. */
  value: string;
  /** What scanning it gives. */
  label: string;
  /** Size in px. */
  size?: number;
}

const { Part: QrPicture } = lazyPart(async () => (await import('./QrPicture.tsx')).QrPicture, MissingPicture);

/** A QR code, black on white in both themes so that every scanner reads it. Its code loads on first render. */
export function QrCode(props: QrCodeProps) {
  const { size = 120 } = props;
  return (
    <span className={styles.code} style={{ width: size, height: size }}>
      <Suspense fallback={null}>
        <QrPicture {...props} size={size} />
      </Suspense>
    </span>
  );
}

function MissingPicture({ part, retry, fetchPart }: MissingProps<QrCodeProps>) {
  useUntilFetched(fetchPart, retry);
  return (
    <button type="button" className={styles.missing} onClick={retry}>
      {part.label}没有加载成功，重试
    </button>
  );
}
