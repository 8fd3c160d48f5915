import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import styles from './article.module.css';
import { headingId, toSections } from './headings.ts';

const LEAST = 3;
/** Characters that fit on two screens of a phone: a shorter article needs no contents. */
const SHORT = 500;

/** The headings of an article as links to its sections; nothing for a short one. */
export function TableOfContents({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  const headings = toSections(blocks).flatMap(({ heading }, at) =>
    heading === null ? [] : [{ heading, at }],
  );
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (headings.length < LEAST || length < SHORT) return null;
  return (
    <nav aria-label="目录" className={styles.contents}>
      <h2>目录</h2>
      <ol>
        {headings.map(({ heading, at }) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => document.getElementById(headingId(at))?.scrollIntoView({ block: 'start' })}
            >
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
