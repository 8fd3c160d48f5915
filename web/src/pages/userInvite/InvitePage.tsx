import { useInviteInfoQuery } from '#features/account/accountApi.ts';
import { InvitePanel } from '#features/account/invite/InvitePanel.tsx';
import { InviteRecords } from '#features/account/invite/InviteRecords.tsx';
import { AccountFrame } from '#pages/user/AccountFrame.tsx';
import { Card } from '#ui/card/Card.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

/** The visitor's invitation, and who followed it. */
export default function InvitePage() {
  return (
    <AccountFrame title="邀请好友" summary="你的邀请码、邀请链接与邀请记录。">
      <Invitation />
    </AccountFrame>
  );
}

function Invitation() {
  const result = useInviteInfoQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Loadable result={result} skeleton={<SkeletonLines lines={10} lineHeight={32} />}>
      {({ code, records }) => (
        <>
          <Card title="我的邀请">
            <InvitePanel code={code} />
          </Card>
          <Card title={`邀请记录（${records.length} 人）`}>
            <InviteRecords records={records} />
          </Card>
        </>
      )}
    </Loadable>
  );
}
