import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { WikiTermDetail } from '@coinmirror/shared/contract/wiki.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { termText, wikiTitle } from '@coinmirror/shared/pages/wikiText.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { termSource } from '@coinmirror/shared/sentences/terms.ts';
import { useParams } from 'react-router';
import { useWikiTermQuery } from '#api/endpoints/wiki.ts';
import { RelatedTerms } from '#features/wiki/RelatedTerms.tsx';
import { TermFigure } from '#features/wiki/TermFigure.tsx';
import { ArticlePage, type ArticleParts } from '#templates/article/ArticlePage.tsx';
import { Time } from '#ui/time/Time.tsx';

/** `/wiki/noun/{id}`: a term: meaning, measurement, common confusions. */
export default function WikiNounPage() {
  const { id = '' } = useParams();
  return (
    <ArticlePage
      result={useWikiTermQuery({ id })}
      tab={({ title }) => wikiTitle(title)}
      crumbs={(term) => [
        { label: titleOf('wiki'), href: hrefTo('wiki') },
        term === undefined
          ? { label: titleOf('wikiNoun') }
          : { label: term.group.name, href: hrefTo('wikiItem', { id: term.group.id }) },
      ]}
      parts={partsOf}
    />
  );
}

function partsOf(term: WikiTermDetail): ArticleParts {
  return {
    key: term.id,
    title: term.title,
    facts: (
      <>
        <span lang="en">{term.english}</span>
        {term.abbreviation !== '' && <span>{term.abbreviation}</span>}
        <span>
          更新于 <Time value={term.updatedAt} form="date" />
        </span>
      </>
    ),
    ...(termSource(term.id) !== undefined && { lead: <TermFigure id={term.id} isLead /> }),
    blocks: termText(term),
    source: `${BRAND.name}百科 · ${term.group.name}`,
    neighbours: { measure: '个词条', previous: linked(term.previous), next: linked(term.next) },
    after: <RelatedTerms terms={term.related} />,
  };
}

function linked(item: WikiTermDetail['next']) {
  return item && { title: item.title, href: hrefTo('wikiNoun', { id: item.id }) };
}
