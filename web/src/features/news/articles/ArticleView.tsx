import type { NewsDetail } from '@coinmirror/shared/contract/news/news.ts';
import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { type ReactNode, useState } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Time } from '#ui/time/Time.tsx';
import { Around } from './Around.tsx';
import { ArticleText, type FontSize } from './ArticleText.tsx';
import styles from './article.module.css';
import { RelatedCoins } from './RelatedCoins.tsx';
import { Statement } from './Statement.tsx';
import { SECTIONS } from './sections.ts';
import { TableOfContents } from './TableOfContents.tsx';

const SIZES = [
  { value: 's', label: '小', title: '小号字' },
  { value: 'm', label: '中', title: '中号字' },
  { value: 'l', label: '大', title: '大号字' },
] as const;

interface ArticleViewProps {
  readonly detail: NewsDetail;
  readonly provenance: Provenance | null;
  /** Buttons beside the size of the type: copy, share. */
  readonly actions?: ReactNode;
  /** What readers think of it; belongs to another feature. */
  readonly votes?: ReactNode;
}

/** An article to be read, or a flash on a page of its own. */
export function ArticleView({ detail, provenance, actions, votes }: ArticleViewProps) {
  const [size, setSize] = useState<FontSize>('m');
  const { label, tone } = SECTIONS[detail.section];
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1 className={styles.title}>{detail.title}</h1>
        <p className={styles.facts}>
          <Badge tone={tone}>{label}</Badge>
          {detail.important && <Badge tone="error">重要</Badge>}
          <span>{detail.author}</span>
          <Time value={detail.time} />
          <span>来源：{detail.source}</span>
          {detail.reads !== null && <span>{formatCount(detail.reads)} 阅读</span>}
          {detail.minutes !== null && <span>约 {detail.minutes} 分钟</span>}
        </p>
        <div className={styles.tools}>
          <Segmented label="字号" options={SIZES} value={size} onChange={setSize} />
          {actions}
        </div>
      </header>
      <TableOfContents blocks={detail.blocks} />
      <ArticleText blocks={detail.blocks} size={size} />
      {votes !== undefined && <div className={styles.votes}>{votes}</div>}
      <Statement
        provenance={provenance}
        madeUp="本文由币镜的演示编辑部根据模拟市场的数据生成，仅用于演示与学习，不构成投资建议。文中时间为北京时间。"
      />
      <RelatedCoins coins={detail.coins} time={detail.time} />
      <Around detail={detail} />
    </article>
  );
}
