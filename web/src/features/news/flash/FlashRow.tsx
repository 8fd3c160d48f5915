import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { formatClock, machineTime } from '@coinmirror/shared/format/time.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { cx } from '#ui/classNames.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { useIsCut } from '#ui/fold/useIsCut.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { UnbrokenNumbers } from '#ui/number/UnbrokenNumbers.tsx';
import { NewsCoins } from '../NewsCoins.tsx';
import { langOf, Translatable } from '../translation/Translatable.tsx';
import type { ItemWords } from '../translation/useTranslated.tsx';
import styles from './flash.module.css';

interface FlashRowProps {
  readonly item: NewsItem;
  readonly votes?: ReactNode;
  /** Renders the comments of an opened item; belongs to another feature. */
  readonly commentsOf?: ((item: NewsItem) => ReactNode) | undefined;
}

interface FlashProps extends FlashRowProps {
  readonly words: ItemWords;
  readonly translate: ReactNode;
}

/** One flash: its minute, headline, text, and its coins since then. */
export function FlashRow(props: FlashRowProps) {
  return (
    <Translatable item={props.item}>
      {(words, translate) => <Flash {...props} words={words} translate={translate} />}
    </Translatable>
  );
}

function Flash({ item, words: reported, translate, votes, commentsOf }: FlashProps) {
  const { timeZone } = useDisplay();
  const [isOpen, setOpen] = useState(false);
  const [isDiscussed, setDiscussed] = useState(false);
  const text = reported.blocks.map((block) => block.text).join('\n');
  const words = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(words);
  return (
    <li className={cx(styles.row, item.important && styles.important)}>
      <time className={styles.time} dateTime={machineTime(item.time)}>
        {formatClock(item.time, timeZone).slice(0, 5)}
      </time>
      <article className={styles.words}>
        <h3 className={styles.title} lang={langOf(reported)}>
          {item.important && <Badge tone="error">重要</Badge>}
          <PageLink to="newsItem" params={{ id: String(item.id) }} className={styles.link}>
            {reported.title}
          </PageLink>
        </h3>
        <p ref={words} className={cx(styles.text, !isOpen && styles.folded)} lang={langOf(reported)}>
          <UnbrokenNumbers text={text} />
        </p>
        <div className={styles.facts}>
          <NewsCoins coins={item.coins} />
          {item.original === '' ? (
            <span className={styles.source}>{item.source}</span>
          ) : (
            <ExternalLink
              href={item.original}
              className={styles.source}
              aria-label={`阅读原文：${item.title}（${item.source}，在新窗口打开）`}
            >
              {item.source} · 阅读原文
            </ExternalLink>
          )}
          {(isCut || isOpen) && (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              aria-label={`${isOpen ? '收起' : '展开全文'}：${item.title}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? '收起' : '展开全文'}
            </button>
          )}
          {translate}
          {(votes !== undefined || commentsOf) && (
            <span className={styles.extras}>
              {votes}
              {commentsOf && (
                <button
                  type="button"
                  className={styles.fold}
                  aria-expanded={isDiscussed}
                  aria-label={`${isDiscussed ? '收起评论' : '评论'}：${item.title}`}
                  onClick={() => setDiscussed(!isDiscussed)}
                >
                  {isDiscussed ? '收起评论' : '评论'}
                </button>
              )}
            </span>
          )}
        </div>
        {isDiscussed && commentsOf?.(item)}
      </article>
    </li>
  );
}
