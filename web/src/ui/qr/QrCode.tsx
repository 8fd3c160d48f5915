import { Suspense } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { type MissingProps, useUntilFetched } from '../lazy/missing.tsx';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** What it holds: an address, a wallet's address. */
  value: string;
  /** What a visitor gets by scanning it. */
  label: string;
  /** Edge in px. */
  size?: number;
}

const { Part: QrPicture } = lazyPart(async () => (await import('./QrPicture.tsx')).QrPicture, MissingPicture);

/** A QR code, black on white in both themes so that every reader takes it. Its code is fetched when drawn. */
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
