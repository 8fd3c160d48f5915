import { useId, useRef, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { cx } from '#ui/classNames.ts';
import { useIsCut } from '#ui/fold/useIsCut.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import styles from './comments.module.css';
import { splitLinks } from './linkify.ts';

/** A comment's text, folded where it is long; URLs become links that show their target, nothing else is interpreted. */
export function CommentText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(words);
  const id = useId();
  return (
    <>
      <p
        ref={words}
        id={id}
        className={cx(styles.text, !isOpen && styles.folded)}
        // A link in a folded line is reached by the keyboard: its line must not stay hidden.
        onFocus={isCut ? () => setOpen(true) : undefined}
      >
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
      {(isCut || isOpen) && (
        <Button
          variant="quiet"
          size="s"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : '展开'}
        </Button>
      )}
    </>
  );
}
