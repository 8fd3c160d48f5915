import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { zoneOf } from '@coinmirror/shared/indicators/zone.ts';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { Money } from '#ui/number/Money.tsx';
import { BandScale } from './bands/BandScale.tsx';
import styles from './NowCard.module.css';
import { PastValues } from './PastValues.tsx';
import { useIndicatorText } from './useIndicatorText.ts';

interface NowCardProps {
  readonly indicator: Indicator;
  /** Oldest first; the last one is the current day. */
  readonly days: readonly IndicatorDay[];
  /** Actions: an alert, a picture. */
  readonly tools: ReactNode;
}

/** The indicator's current value, its band and meaning, and its recent changes. */
export function NowCard({ indicator, days, tools }: NowCardProps) {
  const text = useIndicatorText(indicator);
  const now = days.at(-1);
  const value = now?.value ?? null;
  const band = bandOf(indicator.bands, value);
  return (
    <Card className={styles.card}>
      <p className={styles.label}>
        <DefinedTerm id={indicator.key} label={indicator.name}>
          {indicator.short} 当前值
        </DefinedTerm>
        <span className={styles.tools}>{tools}</span>
      </p>
      <p className={styles.line}>
        <strong className={styles.value}>{text.full(value)}</strong>
        {band && <Badge tone={band.tone}>{zoneOf(indicator, value)}</Badge>}
        <span className={styles.price}>
          {indicator.priceName} <Money usd={now?.price ?? null} kind="price" />
        </span>
      </p>
      <p className={styles.line}>
        <PastValues indicator={indicator} days={days} />
      </p>
      {band && <p className={styles.meaning}>{band.meaning}</p>}
      {value !== null && (
        <BandScale bands={indicator.bands} unit={indicator.unit} value={value} text={text.full(value)} />
      )}
    </Card>
  );
}
