import { SIMULATED_SOURCES } from '@coinmirror/shared/columns/sourceStatus.ts';
import { Card } from '#ui/card/Card.tsx';
import { StateMark } from './StateMark.tsx';
import styles from './sourceStatus.module.css';

/** In place of the table while no source is configured: why, and how an operator connects one. */
export function SimulatedSources() {
  return (
    <Card title="模拟行情" actions={<StateMark state="well" />} className={styles.card}>
      <div className={styles.words}>
        {SIMULATED_SOURCES.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Card>
  );
}
