import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { bandRecords } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { useMemo } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Share } from '#ui/number/Share.tsx';
import styles from './BandRecordsCard.module.css';
import { bandEnds } from './bandEnds.ts';

const YEAR = 365;

interface BandRecordsCardProps {
  readonly indicator: Indicator;
  readonly days: readonly IndicatorDay[];
}

/** Frequency of each band, and the price change in the following year. */
export function BandRecordsCard({ indicator, days }: BandRecordsCardProps) {
  const records = useMemo(() => bandRecords(days, indicator.bands, YEAR), [days, indicator]);
  return (
    <Card title="各区间的历史" className={styles.card}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">区间</th>
            <th scope="col">天数</th>
            <th scope="col">占全部天数</th>
            <th scope="col">一年后涨跌（中位数）</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ band, days: count, share, medianAfter }) => (
            <tr key={band.key}>
              <th scope="row">
                <Badge tone={band.tone}>{band.name}</Badge>{' '}
                <span className={styles.ends}>{bandEnds(band, indicator.unit)}</span>
              </th>
              <td>{formatCount(count)}</td>
              <td>
                <Share value={share} digits={1} />
              </td>
              <td>
                <Percent value={medianAfter} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        早年价格低、涨幅大，拉高了一年后的中位数；相邻日子高度重叠，样本远少于天数。过去的表现不代表将来。
      </p>
    </Card>
  );
}
