import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { FactMark } from '#ui/definition/FactMark.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { BandScale } from './BandScale.tsx';
import styles from './NowCard.module.css';
import { useIndicatorText } from './useIndicatorText.ts';
import { valueChange } from './valueChange.ts';

interface NowCardProps {
  readonly indicator: Indicator;
  /** Oldest first; the last one is now. */
  readonly days: readonly IndicatorDay[];
  /** 分享图. */
  readonly picture: ReactNode;
}

const STRETCHES = [1, 7, 30];

/** What the indicator says now: value, band and its meaning, how it moved. */
export function NowCard({ indicator, days, picture }: NowCardProps) {
  const text = useIndicatorText(indicator);
  const now = days.at(-1);
  const value = now?.value ?? null;
  const band = bandOf(indicator.bands, value);
  return (
    <Card className={styles.card}>
      <p className={styles.label}>
        {indicator.short} 当前值 <FactMark id={indicator.key} label={indicator.name} />
        <span className={styles.picture}>{picture}</span>
      </p>
      <p className={styles.line}>
        <strong className={styles.value}>{text.full(value)}</strong>
        {band && <Badge tone={band.tone}>{band.name}区</Badge>}
        <span className={styles.price}>
          {indicator.priceName} <Money usd={now?.price ?? null} kind="price" />
        </span>
      </p>
      <p className={styles.line}>
        <span className={styles.changes}>
          {indicator.kind !== 'ratio' && <span>变动（百分点）</span>}
          {STRETCHES.map((stretch) => (
            <span key={stretch}>
              {stretch}日 <Percent value={valueChange(days, stretch, indicator.kind)} />
            </span>
          ))}
        </span>
      </p>
      {band && <p className={styles.meaning}>{band.meaning}</p>}
      {value !== null && (
        <BandScale bands={indicator.bands} unit={indicator.unit} value={value} text={text.full(value)} />
      )}
    </Card>
  );
}
