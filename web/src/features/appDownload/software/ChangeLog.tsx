import type { SoftwareDetail } from '@coinmirror/shared/contract/software.ts';
import { Time } from '#ui/time/Time.tsx';
import styles from './software.module.css';

/** The changes of each version, newest first. */
export function ChangeLog({ changes }: Pick<SoftwareDetail, 'changes'>) {
  return (
    <section className={styles.panel} aria-labelledby="changes">
      <h2 id="changes">更新日志</h2>
      <ol className={styles.changes}>
        {changes.map(({ version, time, lines }) => (
          <li key={version}>
            <h3>
              {version} <Time value={time} form="date" className={styles.note} />
            </h3>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
