import type { IndicatorOverview } from '@coinmirror/shared/contract/dashboards/indicatorOverview.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import { hrefOfIndicator } from '../hrefOfIndicator.ts';
import { useIndicatorText } from '../useIndicatorText.ts';
import styles from './overview.module.css';

interface IndicatorCardsProps {
  readonly indicators: readonly Indicator[];
  /** The values of a day. */
  readonly rows: IndicatorOverview['rows'];
}

/** Each indicator with its current value and its last thirty days, linked to its page. */
export function IndicatorCards({ indicators, rows: values }: IndicatorCardsProps) {
  const rows = new Map(values.map((row) => [row.key, row]));
  return (
    <ul className={styles.cards}>
      {indicators.map((indicator) => (
        <li key={indicator.key}>
          <IndicatorCard indicator={indicator} row={rows.get(indicator.key)} />
        </li>
      ))}
    </ul>
  );
}

interface IndicatorCardProps {
  readonly indicator: Indicator;
  readonly row: IndicatorOverview['rows'][number] | undefined;
}

function IndicatorCard({ indicator, row }: IndicatorCardProps) {
  const text = useIndicatorText(indicator);
  const value = row?.value ?? null;
  const band = bandOf(indicator.bands, value);
  return (
    <HrefLink href={hrefOfIndicator(indicator)} className={styles.card}>
      <span className={styles.name}>{indicator.name}</span>
      <span className={styles.now}>
        <strong className={styles.value}>{text.full(value)}</strong>
        {band && <Badge tone={band.tone}>{band.name}</Badge>}
        {row && row.earlier !== null && <span className={styles.note}>{formatDate(row.earlier)}</span>}
      </span>
      <Sparkline points={row?.recent ?? []} label={`${indicator.short}近 30 日`} width={160} height={28} />
    </HrefLink>
  );
}
