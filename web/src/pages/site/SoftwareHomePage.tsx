import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { SoftwareList } from '#features/appDownload/software/SoftwareList.tsx';
import { useSoftwareListQuery } from '#features/appDownload/software/softwareApi.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 1200;

/** `/software/index2`: the programs of wallets and exchanges. */
export default function SoftwareHomePage() {
  const result = useSoftwareListQuery({});
  return (
    <>
      <PageHeader title={titleOf('softwareHome')} summary={summaryOf('softwareHome')} />
      <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={12} lineHeight={90} />}>
        {(software) => <SoftwareList software={software} />}
      </Loadable>
    </>
  );
}
