import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { useMemo } from 'react';
import { cx } from '#ui/classNames.ts';
import { MarkedText } from '#ui/prose/MarkedText.tsx';
import { MarkedTexts } from '#ui/prose/MarkedTexts.tsx';
import styles from './article.module.css';
import { headingId, toSections } from './headings.ts';

export type FontSize = 's' | 'm' | 'l';

interface ArticleTextProps {
  readonly blocks: readonly TextBlock[];
  readonly size: FontSize;
  /** Where it differs from the page's. */
  readonly lang?: 'en' | undefined;
}

/** An article's text in our own elements: headings with anchors, paragraphs, lists. */
export function ArticleText({ blocks, size, lang }: ArticleTextProps) {
  const texts = useMemo(
    () => blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [] : [text])),
    [blocks],
  );
  return (
    <MarkedTexts texts={texts}>
      <div className={cx(styles.text, styles[size])} lang={lang}>
        {toSections(blocks).map(({ heading, parts }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of an article never change their order
          <section key={at}>
            {heading !== null && <h2 id={headingId(at)}>{heading}</h2>}
            {parts.map((part, index) =>
              typeof part === 'string' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <p key={index}>
                  <MarkedText text={part} />
                </p>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <ul key={index}>
                  {part.map((item) => (
                    <li key={item}>
                      <MarkedText text={item} />
                    </li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </MarkedTexts>
  );
}
