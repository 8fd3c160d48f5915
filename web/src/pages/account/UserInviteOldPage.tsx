import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useInviteInfoQuery } from '#features/account/accountApi.ts';
import { InvitePanel } from '#features/account/invite/InvitePanel.tsx';
import { InviteRecords } from '#features/account/invite/InviteRecords.tsx';
import { AccountPanel } from '#templates/account/AccountPanel.tsx';
import { Card } from '#ui/card/Card.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

/** The visitor's invitations, and who accepted them. Both cards share one query; the first one reports a failure. */
export default function InvitePage() {
  return (
    <AccountPanel title={titleOf('userInviteOld')} summary={summaryOf('userInviteOld')} aside={<Records />}>
      <Invitation />
    </AccountPanel>
  );
}

// Called inside the frame, which renders nothing of it while logged out.
function useInvitation() {
  return useInviteInfoQuery({}, { refetchOnMountOrArgChange: true });
}

function Invitation() {
  return (
    <Loadable result={useInvitation()} skeleton={<SkeletonLines lines={8} lineHeight={24} />}>
      {({ code }) => (
        <Card title="我的邀请">
          <InvitePanel code={code} />
        </Card>
      )}
    </Loadable>
  );
}

function Records() {
  const records = useInvitation().data?.value.records;
  return (
    records && (
      <Card title={`邀请记录（${records.length} 人）`}>
        <InviteRecords records={records} />
      </Card>
    )
  );
}
