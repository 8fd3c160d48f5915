import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { useState } from 'react';
import { ArticleText, type FontSize } from '#features/news/articles/ArticleText.tsx';
import article from '#features/news/articles/article.module.css';
import { Neighbours } from '#features/news/articles/Neighbours.tsx';
import { RelatedCoins } from '#features/news/articles/RelatedCoins.tsx';
import { Statement } from '#features/news/articles/Statement.tsx';
import { TableOfContents } from '#features/news/articles/TableOfContents.tsx';
import { useTermMarks } from '#features/wiki/useTermMarks.tsx';
import { MarkSource } from '#ui/prose/marks.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import type { ArticleParts } from './ArticlePage.tsx';
import { ShareArticle } from './ShareArticle.tsx';

const SIZES = [
  { value: 's', label: '小', title: '小号字' },
  { value: 'm', label: '中', title: '中号字' },
  { value: 'l', label: '大', title: '大号字' },
] as const;

interface ArticleProps extends Omit<ArticleParts, 'key' | 'comments'> {
  readonly provenance: Provenance | null;
}

/** A text with its surroundings. */
export function Article(props: ArticleProps) {
  const { title, facts, lang, lead, blocks, source, under, madeUp, publisher } = props;
  const { original, coins, neighbours, after, provenance } = props;
  const [size, setSize] = useState<FontSize>('m');
  return (
    <article className={article.article}>
      <header className={article.head}>
        <h1 className={article.title} lang={lang}>
          {title}
        </h1>
        <p className={article.facts}>{facts}</p>
        <div className={article.tools}>
          <Segmented label="字号" options={SIZES} value={size} onChange={setSize} />
          <ShareArticle title={title} blocks={blocks} source={source} />
        </div>
      </header>
      {lead}
      <TableOfContents blocks={blocks} />
      <MarkSource value={useTermMarks}>
        <ArticleText blocks={blocks} size={size} lang={lang} />
      </MarkSource>
      {original}
      {under !== undefined && <div className={article.votes}>{under}</div>}
      {madeUp !== undefined && <Statement provenance={provenance} madeUp={madeUp} publisher={publisher} />}
      {coins && <RelatedCoins {...coins} />}
      {neighbours && <Neighbours {...neighbours} />}
      {after}
    </article>
  );
}
