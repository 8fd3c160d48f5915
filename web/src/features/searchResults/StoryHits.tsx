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
}

/** Stories that fit, with the beginning of their words. */
export function StoryHits({ stories, keyword }: { stories: readonly Story[]; keyword: string }) {
  return (
    <ul className={styles.list}>
      {stories.map(({ key, href, title, words, from, time, coins }) => (
        <li key={key} className={styles.story}>
          <HrefLink href={href} className={styles.title}>
            <Highlight text={title} keyword={keyword} />
          </HrefLink>
          {words !== '' && (
            <p className={styles.content}>
              <Highlight text={words} keyword={keyword} />
            </p>
          )}
          <p className={styles.facts}>
            <Highlight text={[from, ...coins].join(' · ')} keyword={keyword} /> ·{' '}
            <Time value={time} form="short" />
          </p>
        </li>
      ))}
    </ul>
  );
}
