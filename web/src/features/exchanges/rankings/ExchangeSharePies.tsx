import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import styles from './rankings.module.css';

interface Shared {
  readonly code: string;
  readonly name: string;
  readonly share: number;
}

interface SharePieProps {
  readonly title: string;
  readonly result: LoadableResult<{ readonly rows: readonly Shared[] }>;
}

const NONE: readonly never[] = [];

/** Shares of exchanges as a pie; the table above has the same data, and its loading states. */
export function ExchangeSharePies({ title, result }: SharePieProps) {
  const rows = result.data?.value.rows ?? NONE;
  const slices = useMemo(
    () =>
      rows
        .filter(({ share }) => share > 0)
        .map(({ code, name, share }) => ({
          name: shortExchangeName(name),
          value: share,
          href: hrefTo('exchange', { id: code }),
        })),
    [rows],
  );
  if (result.data === undefined) return null;
  return (
    <div className={styles.below}>
      <ShareBar
        label={title}
        parts={slices}
        source="币镜按各平台 24 小时成交额计算"
        asOf={result.data.asOf}
      />
    </div>
  );
}
