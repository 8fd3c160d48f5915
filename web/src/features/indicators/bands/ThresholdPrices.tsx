import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { type Threshold, thresholdsFrom } from '@coinmirror/shared/indicators/thresholds.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './ThresholdPrices.module.css';

interface ThresholdPricesProps {
  readonly indicator: Indicator;
  readonly now: IndicatorDay;
  /** Actions on a threshold: an alert. */
  readonly tool: (threshold: Threshold) => ReactNode;
}

/** The price at which each band would start, and the distance to it. */
export function ThresholdPrices({ indicator, now, tool }: ThresholdPricesProps) {
  const { short, unit } = indicator;
  return (
    <Card title="触发价" className={styles.card}>
      <ul className={styles.list}>
        {thresholdsFrom(indicator, now).map((threshold) => (
          <li key={threshold.value} className={styles.item}>
            <span>
              {threshold.direction === 'below' ? '跌到' : '涨到'}{' '}
              <Money usd={threshold.price} kind="price" className={styles.price} /> 进入{threshold.next.name}
              区
            </span>
            <span className={styles.away}>
              {short} {threshold.value}
              {unit}，还差 <Percent value={away(threshold.price, now.price)} />
              {tool(threshold)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const away = (price: number | null, now: number | null) =>
  price !== null && now ? (price / now - 1) * 100 : null;
