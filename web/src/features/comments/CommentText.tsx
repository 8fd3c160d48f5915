import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import styles from './comments.module.css';
import { splitLinks } from './linkify.ts';

/** A comment's text; URLs become links that show their target, nothing else is interpreted. */
export function CommentText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {splitLinks(text).map((part, index) =>
        part.kind === 'link' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
          <ExternalLink key={index} href={part.text} className={styles.link}>
            {part.text}
          </ExternalLink>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
