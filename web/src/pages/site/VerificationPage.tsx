import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useOfficialListQuery } from '#api/endpoints/official.ts';
import { OfficialCheck } from '#features/verification/OfficialCheck.tsx';
import { VerificationAdvice } from '#features/verification/VerificationAdvice.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 70;

/** `/verification`: whether an account or address is really ours. */
export default function VerificationPage() {
  const result = useOfficialListQuery({});
  return (
    <>
      <PageHeader title={titleOf('verification')} summary={summaryOf('verification')} />
      <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
        {(genuine) => <OfficialCheck genuine={genuine} />}
      </Loadable>
      <VerificationAdvice />
    </>
  );
}
