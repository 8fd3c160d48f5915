import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { cx } from '#ui/classNames.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { UnbrokenNumbers } from '#ui/number/UnbrokenNumbers.tsx';
import { Row } from '#ui/row/Row.tsx';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import { NewsCoins } from '../NewsCoins.tsx';
import { langOf, Translatable } from '../translation/Translatable.tsx';
import { Author } from './Author.tsx';
import styles from './articles.module.css';
import { SECTIONS } from './sections.ts';

interface NewsRowProps {
  readonly item: NewsItem;
  /** Its address; by default its page of the news. */
  readonly href?: string;
  /** The headline with highlighted search terms. */
  readonly title?: ReactNode;
  readonly summary?: ReactNode;
  /** Heading level. */
  readonly level?: 2 | 3;
  /** Why it stands where it stands. */
  readonly note?: string | null;
  /** The first of a list, larger than the others. */
  readonly isLead?: boolean;
}

/** A news item in a list: headline, excerpt, author and time, its coins since then. */
export function NewsRow(props: NewsRowProps) {
  const { item, href, title, summary, level = 2, note = null, isLead = false } = props;
  const Heading = `h${level}` as const;
  const { label, tone } = SECTIONS[item.section];
  return (
    <Translatable item={item}>
      {(words, tool) => (
        <article className={cx(styles.row, isLead && styles.lead)}>
          <div className={styles.words}>
            <Heading className={styles.title} lang={langOf(words)}>
              <HrefLink href={href ?? hrefTo('newsItem', { id: String(item.id) })} className={styles.link}>
                {title ?? words.title}
              </HrefLink>
            </Heading>
            <p className={styles.summary} lang={langOf(words)}>
              {summary ?? <UnbrokenNumbers text={words.summary} />}
            </p>
            {note !== null && <p className={styles.note}>{note}</p>}
            <Row gap="facts" className={styles.facts}>
              <Badge tone={tone}>{label}</Badge>
              <Author name={item.author} code={item.authorCode} />
              <TimeAgo time={item.time} />
              {item.reads !== null && <span>{formatCount(item.reads)} 阅读</span>}
              {item.minutes !== null && <span>约 {item.minutes} 分钟</span>}
              {tool}
            </Row>
            <NewsCoins coins={item.coins} />
          </div>
        </article>
      )}
    </Translatable>
  );
}
