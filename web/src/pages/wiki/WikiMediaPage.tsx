import type { WikiMediaDetail } from '@coinmirror/shared/contract/wiki.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { mediaText } from '@coinmirror/shared/pages/wikiText.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { useWikiMediaQuery } from '#api/endpoints/wiki.ts';
import { RelatedTerms } from '#features/wiki/RelatedTerms.tsx';
import { ArticlePage, type ArticleParts } from '#templates/article/ArticlePage.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { hostOf } from '#ui/link/hostOf.ts';

/** `/wiki/media/{id}`: an original document. */
export default function WikiMediaPage() {
  const { id = '' } = useParams();
  return (
    <ArticlePage
      result={useWikiMediaQuery({ id })}
      crumbs={() => [{ label: titleOf('wiki'), href: hrefTo('wiki') }, { label: titleOf('wikiMedia') }]}
      parts={partsOf}
    />
  );
}

function partsOf(media: WikiMediaDetail): ArticleParts {
  const { id, title, original, author, year, kind, url, previous, next, related } = media;
  return {
    key: id,
    title,
    facts: (
      <>
        <Badge tone="info">{kind}</Badge>
        <span>{author}</span>
        {year !== null && <span>{year} 年</span>}
        <span lang="en">{original}</span>
      </>
    ),
    blocks: mediaText(media),
    source: [author, year].filter((part) => part !== null).join(' · '),
    under: <ExternalLink href={url}>阅读原文：{hostOf(url)}</ExternalLink>,
    neighbours: { measure: '篇', previous: linked(previous), next: linked(next) },
    after: <RelatedTerms terms={related} />,
  };
}

function linked(item: WikiMediaDetail['next']) {
  return item && { title: item.title, href: hrefTo('wikiMedia', { id: item.id }) };
}
