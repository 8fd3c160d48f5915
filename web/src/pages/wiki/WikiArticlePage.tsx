import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { WikiArticleDetail } from '@coinmirror/shared/contract/wiki.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { useWikiArticleQuery } from '#api/endpoints/wiki.ts';
import { ArticlePage, type ArticleParts } from '#templates/article/ArticlePage.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';

/** `/wiki/article/{id}`: an explanatory article. */
export default function WikiArticlePage() {
  const { id = '' } = useParams();
  return (
    <ArticlePage
      result={useWikiArticleQuery({ id })}
      crumbs={() => [{ label: titleOf('wiki'), href: hrefTo('wiki') }, { label: titleOf('wikiArticle') }]}
      parts={partsOf}
    />
  );
}

function partsOf({ id, title, blocks, coins, previous, next }: WikiArticleDetail): ArticleParts {
  return {
    key: id,
    title,
    facts: (
      <>
        <span>{BRAND.name}百科</span>
        {coins.map(({ code, name }) => (
          <PageLink key={code} to="coin" params={{ coinCode: code }}>
            {name}
          </PageLink>
        ))}
      </>
    ),
    blocks,
    source: `${BRAND.name}百科`,
    neighbours: { measure: '篇', previous: linked(previous), next: linked(next) },
  };
}

function linked(item: WikiArticleDetail['next']) {
  return item && { title: item.title, href: hrefTo('wikiArticle', { id: item.id }) };
}
