import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import type { ReactNode } from 'react';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Time } from '#ui/time/Time.tsx';
import { Highlight } from './Highlight.tsx';
import styles from './searchResults.module.css';

/** A text result: news, or a notice. */
export interface Story {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly words: string;
  /** Its publisher. */
  readonly from: string;
  readonly time: number;
  readonly coins: readonly string[];
  /** For English news: the item to translate. */
  readonly english?: NewsItem;
}

interface StoryWords extends Pick<NewsItem, 'title' | 'summary' | 'language'> {
  readonly blocks: readonly TextBlock[];
}

/** Renders English news in the reader's language, with the translate button; belongs to another feature. */
export type TranslatedNews = (
  item: NewsItem,
  draw: (words: StoryWords, tool: ReactNode) => ReactNode,
) => ReactNode;

interface StoryHitsProps {
  readonly stories: readonly Story[];
  readonly keyword: string;
  readonly translated?: TranslatedNews | undefined;
}

/** Matching stories with their excerpts. */
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

/** The excerpt of a news item; a flash has it in its text only. */
export function beginningOf({ summary, blocks }: Pick<StoryWords, 'summary' | 'blocks'>): string {
  return summary || blocks.map(({ text }) => text).join(' ');
}
