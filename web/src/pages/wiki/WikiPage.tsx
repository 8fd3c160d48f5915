import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useWikiIndexQuery } from '#api/endpoints/wiki.ts';
import { WikiHome } from '#features/wiki/WikiHome.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 1200;

/** `/wiki`: terms, articles, documents. */
export default function WikiPage() {
  const result = useWikiIndexQuery({});
  return (
    <>
      <PageHeader title={titleOf('wiki')} summary={summaryOf('wiki')} />
      <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={8} lineHeight={140} />}>
        {(index) => <WikiHome index={index} />}
      </Loadable>
    </>
  );
}
