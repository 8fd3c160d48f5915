import { CONNECTING_SOURCES, SIMULATED_SOURCES } from '@coinmirror/shared/columns/sourceStatus.ts';
import { Card } from '#ui/card/Card.tsx';
import { StateMark } from './StateMark.tsx';
import styles from './sourceStatus.module.css';

/** In place of the table while no source is configured: what that means; folded, how an operator connects one. */
export function SimulatedSources() {
  return (
    <Card title="模拟行情" actions={<StateMark state="well" />} className={styles.card}>
      <div className={styles.words}>
        <p>{SIMULATED_SOURCES}</p>
        <details>
          <summary className={styles.summary}>本站由自己部署？接入来源的方法</summary>
          <p>{CONNECTING_SOURCES}</p>
        </details>
      </div>
    </Card>
  );
}
