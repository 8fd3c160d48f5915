import { lessonsOf } from '@coinmirror/shared/content/tutorials/lessons.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './TutorialList.module.css';

/** The lessons of a course in order. */
export function CourseLessons({ group, title }: { readonly group: string; readonly title: string }) {
  return (
    <section aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      <ol className={styles.cards}>
        {lessonsOf(group).map(({ id, title: name, summary, minutes }, at) => (
          <li key={id}>
            <PageLink to="tutorial" params={{ id }} className={styles.card}>
              <span className={styles.minutes}>
                第 {at + 1} 课 · 约 {minutes} 分钟
              </span>
              <strong>{name}</strong>
              <span>{summary}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
