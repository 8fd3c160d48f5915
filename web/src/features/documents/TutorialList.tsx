import { TUTORIAL_HEADS } from '@coinmirror/shared/content/tutorials/compiled/tutorials.ts';
import { TUTORIAL_GROUPS } from '@coinmirror/shared/content/tutorials/tutorial.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './TutorialList.module.css';

/** Every tutorial by group, with its topic and duration. */
export function TutorialList() {
  return TUTORIAL_GROUPS.map((group) => (
    <section key={group} aria-label={group} className={styles.group}>
      <h2>{group}</h2>
      <ul className={styles.cards}>
        {TUTORIAL_HEADS.filter((one) => one.group === group).map(({ id, title, summary, minutes }) => (
          <li key={id}>
            <PageLink to="tutorial" params={{ id }} className={styles.card}>
              <strong>{title}</strong>
              <span>{summary}</span>
              <span className={styles.minutes}>约 {minutes} 分钟</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
