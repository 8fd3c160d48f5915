import type { NewsDetail } from '@coinmirror/shared/contract/news/news.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import * as v from 'valibot';
import { useNewsDetailQuery } from '#api/endpoints/news.ts';
import { useKnownRow } from '#api/useKnownRow.ts';
import { NewsFacts } from '#features/news/articles/NewsFacts.tsx';
import { OriginalLink } from '#features/news/articles/OriginalLink.tsx';
import { RelatedArticles } from '#features/news/articles/RelatedArticles.tsx';
import { langOf } from '#features/news/translation/Translatable.tsx';
import { useTranslated } from '#features/news/translation/useTranslated.tsx';
import { ItemVotes } from '#features/votes/ItemVotes.tsx';
import type { Crumb } from '#ui/page/Breadcrumb.tsx';
import { FLASH_VOTES } from '../news/FlashView.tsx';
import { useVisitor } from '../visitor/useVisitor.ts';
import { ArticlePage, type ArticleParts } from './ArticlePage.tsx';

const MADE_UP =
  '本文由币镜的演示编辑部根据模拟市场的数据生成，仅用于演示与学习，不构成投资建议。文中时间为北京时间。';

const KNOWN_NEWS = { key: 'id', schema: v.object({ title: v.string(), section: v.string() }) } as const;

/** Before the item has loaded there is nothing to translate. */
const NOTHING = { id: 0, title: '', summary: '', blocks: [], language: 'zh' } as const;

interface NewsArticlePageProps {
  /** The id in the address. */
  readonly id: string;
  readonly crumbs: (detail: NewsDetail | undefined) => readonly Crumb[];
  /** Whether the item belongs to the page's subject; one that does not is no page. */
  readonly isOf?: (detail: NewsDetail) => boolean;
}

/** An article or a flash, with its comments. */
export function NewsArticlePage({ id, crumbs, isOf = () => true }: NewsArticlePageProps) {
  const asked = ownNumber(id);
  const isId = Number.isInteger(asked) && asked > 0;
  const result = useNewsDetailQuery({ id: asked }, { skip: !isId });
  const detail = result.data?.value;
  const known = useKnownRow(id, KNOWN_NEWS, detail === undefined);
  const translated = useTranslated(detail ?? NOTHING);
  return (
    <ArticlePage
      result={result}
      isImpossible={!isId || (detail !== undefined && !isOf(detail))}
      known={known?.title}
      crumbs={crumbs}
      parts={(shown) => partsOf(shown, translated)}
    />
  );
}

function partsOf(detail: NewsDetail, { words, tool }: ReturnType<typeof useTranslated>): ArticleParts {
  const { id, title, section, previous, next, original, source } = detail;
  const isFlash = section === 'flash';
  const isQuoted = original !== '';
  return {
    key: id,
    title: words.title,
    facts: (
      <>
        <NewsFacts detail={detail} />
        {tool}
      </>
    ),
    lang: langOf(words),
    blocks: words.blocks,
    source: isQuoted ? `来源：${source}` : `${detail.author} · 来源：${source}`,
    ...(isQuoted && {
      original: <OriginalLink href={original} source={source} isAlone={detail.blocks.length === 0} />,
    }),
    ...(isFlash && { under: <FlashVotes id={id} title={title} /> }),
    madeUp: MADE_UP,
    publisher: isQuoted ? source : undefined,
    coins: { coins: detail.coins, time: detail.quotedAt },
    neighbours: {
      measure: '篇',
      previous: linked(previous),
      next: linked(next),
    },
    after: <RelatedArticles related={detail.related} />,
    comments: { kind: isFlash ? 'flash' : 'news', code: String(id) },
  };
}

function linked(item: NewsDetail['next']) {
  return item && { title: item.title, href: hrefTo('newsItem', { id: String(item.id) }) };
}

function FlashVotes({ id, title }: Pick<NewsDetail, 'id' | 'title'>) {
  const voter = useVisitor();
  return <ItemVotes code={FLASH_VOTES} item={String(id)} title={title} voter={voter} />;
}
