import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { AvatarEditor } from '#features/account/avatar/AvatarEditor.tsx';
import { ProfileForm } from '#features/account/profile/ProfileForm.tsx';
import { useMember } from '#features/account/useMember.ts';
import { DisplaySettings } from '#features/display/DisplaySettings.tsx';
import { AccountPanel } from '#templates/account/AccountPanel.tsx';
import { Card } from '#ui/card/Card.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

/** Name, avatar, and display settings. */
export default function SettingPage() {
  return (
    <AccountPanel
      title={titleOf('userSetting')}
      summary={summaryOf('userSetting')}
      aside={
        <Card title="显示偏好">
          <DisplaySettings isWide />
        </Card>
      }
    >
      <Profile />
    </AccountPanel>
  );
}

function Profile() {
  return (
    <Loadable result={useMember()} skeleton={<SkeletonLines lines={14} lineHeight={32} />}>
      {(member) => (
        <>
          <Card title="头像">
            <AvatarEditor member={member} />
          </Card>
          <Card title="个人资料">
            <ProfileForm member={member} />
          </Card>
        </>
      )}
    </Loadable>
  );
}
