import { FEED_FORMATS, type FeedSubject, feedHref } from '@coinmirror/shared/routes/feeds.ts';
import styles from './FeedLinks.module.css';

/** Feeds of a list. They are files, not pages of the app, so the browser navigates there itself. */
export function FeedLinks({ subject }: { readonly subject: FeedSubject }) {
  return (
    <span className={styles.feeds}>
      订阅
      {FEED_FORMATS.map(({ ending, label, type }) => (
        <a key={ending} href={feedHref(subject, ending)} type={type} target="_blank" rel="noopener">
          {label}
        </a>
      ))}
    </span>
  );
}
