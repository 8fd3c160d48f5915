import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import type { ReactNode } from 'react';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Time } from '#ui/time/Time.tsx';
import { Highlight } from './Highlight.tsx';
import styles from './searchResults.module.css';

/** Something to read: news, or a notice. */
export interface Story {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly words: string;
  /** Who published it. */
  readonly from: string;
  readonly time: number;
  /** Coins it concerns. */
  readonly coins: readonly string[];
  /** Of English news: what can be had in Chinese. */
  readonly english?: NewsItem;
}

interface StoryWords extends Pick<NewsItem, 'title' | 'summary' | 'language'> {
  readonly blocks: readonly TextBlock[];
}

/** Draws English news in the language its reader wants, with the button for it; belongs to another feature. */
export type TranslatedNews = (
  item: NewsItem,
  draw: (words: StoryWords, tool: ReactNode) => ReactNode,
) => ReactNode;

interface StoryHitsProps {
  readonly stories: readonly Story[];
  readonly keyword: string;
  readonly translated?: TranslatedNews | undefined;
}

/** Stories that fit, with the beginning of their words. */
export function StoryHits({ stories, keyword, translated }: StoryHitsProps) {
  return (
    <ul className={styles.list}>
      {stories.map((story) => (
        <li key={story.key} className={styles.story}>
          {story.english && translated ? (
            translated(story.english, (words, tool) => (
              <Hit
                story={{ ...story, title: words.title, words: beginningOf(words) }}
                keyword={keyword}
                lang={words.language === 'en' ? 'en' : undefined}
                tool={tool}
              />
            ))
          ) : (
            <Hit story={story} keyword={keyword} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface HitProps {
  readonly story: Story;
  readonly keyword: string;
  readonly lang?: 'en' | undefined;
  readonly tool?: ReactNode;
}

function Hit({ story: { href, title, words, from, time, coins }, keyword, lang, tool }: HitProps) {
  return (
    <>
      <HrefLink href={href} className={styles.title} lang={lang}>
        <Highlight text={title} keyword={keyword} />
      </HrefLink>
      {words !== '' && (
        <p className={styles.content} lang={lang}>
          <Highlight text={words} keyword={keyword} />
        </p>
      )}
      <p className={styles.from}>
        <Highlight text={[from, ...coins].join(' · ')} keyword={keyword} /> ·{' '}
        <Time value={time} form="short" /> {tool}
      </p>
    </>
  );
}

/** The first words of news, which flashes have in their text alone. */
export function beginningOf({ summary, blocks }: Pick<StoryWords, 'summary' | 'blocks'>): string {
  return summary || blocks.map(({ text }) => text).join(' ');
}
