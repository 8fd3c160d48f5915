import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import styles from './article.module.css';
import { headingId, toSections } from './headings.ts';

const LEAST = 3;

/** The headings of an article, each a jump to its section; nothing for a short one. */
export function TableOfContents({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  const headings = toSections(blocks).flatMap(({ heading }, at) =>
    heading === null ? [] : [{ heading, at }],
  );
  if (headings.length < LEAST) return null;
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
