import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useWebsiteListQuery } from '#api/endpoints/websites.ts';
import { AddProjectButton } from '#features/feedback/AddProjectButton.tsx';
import { WebsiteDirectory } from '#features/websites/WebsiteDirectory.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 1200;

/** `/daohang`: a directory of related websites by kind. */
export default function SiteDirectoryPage() {
  const result = useWebsiteListQuery({});
  return (
    <>
      <PageHeader
        title={titleOf('siteDirectory')}
        summary={summaryOf('siteDirectory')}
        actions={<AddProjectButton />}
      />
      <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={8} lineHeight={140} />}>
        {(groups) => <WebsiteDirectory groups={groups} />}
      </Loadable>
    </>
  );
}
