import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { cx } from '#ui/classNames.ts';
import { arcPath, pointerTip } from './arc.ts';
import styles from './Gauge.module.css';

export interface GaugeZone {
  /** Upper bound; zones are in ascending order and the last one ends the scale. */
  readonly to: number;
  readonly name: string;
  readonly tone: 'error' | 'warning' | 'neutral' | 'info' | 'success';
}

export interface GaugeProps {
  /** What the gauge measures: 恐惧贪婪指数. */
  label: string;
  /** null shows `--` and no needle. */
  value: number | null;
  from?: number;
  zones: readonly GaugeZone[];
  /** Width in px; the height is a little more than half of it. */
  width?: number;
}

/** A half-circle gauge: a value among named zones, with a needle. */
export function Gauge({ label, value, from = 0, zones, width = 200 }: GaugeProps) {
  const end = zones.at(-1)?.to ?? from + 1;
  const share = (at: number) => Math.min(Math.max((at - from) / (end - from), 0), 1);
  const zone = value === null ? undefined : (zones.find(({ to }) => value <= to) ?? zones.at(-1));
  const tip = value === null ? null : pointerTip(share(value));
  const text = value === null ? MISSING : String(Math.round(value * 100) / 100);
  return (
    <figure className={styles.gauge} style={{ width }}>
      <svg viewBox="0 0 200 108" role="img" aria-label={`${label} ${text}${zone ? `，${zone.name}` : ''}`}>
        {zones.map((each, index) => (
          <path
            key={each.name}
            d={arcPath(share(zones[index - 1]?.to ?? from), share(each.to))}
            className={cx(styles.arc, styles[each.tone], each === zone && styles.here)}
          />
        ))}
        {tip !== null && <circle cx={tip.x} cy={tip.y} r="8" className={styles.pointer} />}
      </svg>
      <figcaption className={styles.words} aria-hidden="true">
        <span className={styles.value}>{text}</span>
        <span className={cx(zone && styles[zone.tone])}>{zone?.name ?? ''}</span>
      </figcaption>
    </figure>
  );
}
