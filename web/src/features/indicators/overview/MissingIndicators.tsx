import { MISSING_INDICATORS } from '@coinmirror/shared/indicators/hub.ts';
import { Card } from '#ui/card/Card.tsx';
import styles from './overview.module.css';

/** Indicators that readers look for but that are not available, and why. */
export function MissingIndicators() {
  return (
    <Card title="没有列出的指标">
      <p className={styles.note}>缺少所需数据，暂不提供。</p>
      <dl className={styles.missing}>
        {MISSING_INDICATORS.map(({ name, needs }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{needs}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
