import type { Chapter } from '@coinmirror/shared/content/documents/read.ts';
import { useRef } from 'react';
import { cx } from '#ui/classNames.ts';
import { ListIcon } from '#ui/icon/icons.ts';
import styles from './documents.module.css';
import { useChapterInSight } from './useChapterInSight.ts';

/** The chapters of a text as links: beside the text where there is room, else folded above it. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const current = useChapterInSight(chapters);
  const folded = useRef<HTMLDetailsElement>(null);
  const list = (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={cx(styles.chapter, id === current && styles.current)}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => folded.current?.removeAttribute('open')}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="目录" className={styles.contents}>
      <div className={styles.beside}>
        <h2>目录</h2>
        {list}
      </div>
      <details ref={folded} className={styles.folded}>
        <summary>
          <ListIcon aria-hidden="true" />
          目录（{chapters.length} 章）
        </summary>
        {list}
      </details>
    </nav>
  );
}
