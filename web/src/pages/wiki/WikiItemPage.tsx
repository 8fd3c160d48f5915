import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { wikiTitle } from '@coinmirror/shared/pages/wikiText.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { useWikiGroupQuery } from '#api/endpoints/wiki.ts';
import { isMissing } from '#api/isMissing.ts';
import { WikiGroupView } from '#features/wiki/WikiGroupView.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 1200;

/** `/wiki/{id}`: the terms of one group, each with its short definition. */
export default function WikiItemPage() {
  const { id = '' } = useParams();
  const result = useWikiGroupQuery({ id });
  const group = result.data?.value;
  useDocumentTitle(group && wikiTitle(group.name));
  if (isMissing(result.error)) return <NotFoundPage />;
  const title = group?.name ?? titleOf('wikiItem');
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: titleOf('wiki'), href: hrefTo('wiki') }, { label: title }]} />
        }
        title={title}
        summary={group?.summary}
      />
      <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={8} lineHeight={110} />}>
        {({ terms }) => <WikiGroupView terms={terms} />}
      </Loadable>
    </>
  );
}
