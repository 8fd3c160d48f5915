import { titleOf } from '@coinmirror/shared/pages/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useWikiGroupQuery } from '#api/endpoints/wiki.ts';
import { WikiGroupView } from '#features/wiki/WikiGroupView.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 1200;

/** `/data/defi/course`: DeFi from the beginning, term by term. */
export default function DataDefiCoursePage() {
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { label: titleOf('dataDefi'), href: hrefTo('dataDefi') },
              { label: titleOf('dataDefiCourse') },
            ]}
          />
        }
        title={titleOf('dataDefiCourse')}
        summary={summaryOf('dataDefiCourse')}
      />
      <Loadable
        result={useWikiGroupQuery({ id: 'defi' })}
        height={HEIGHT}
        skeleton={<SkeletonLines lines={8} lineHeight={110} />}
      >
        {({ terms }) => <WikiGroupView terms={terms} />}
      </Loadable>
    </>
  );
}
