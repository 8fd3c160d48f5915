import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useNavigate } from 'react-router';
import { DeleteAccount } from '#features/account/security/DeleteAccount.tsx';
import { PasswordForm } from '#features/account/security/PasswordForm.tsx';
import { PhoneSection } from '#features/account/security/PhoneSection.tsx';
import { SessionList } from '#features/account/security/SessionList.tsx';
import { useMember } from '#features/account/useMember.ts';
import { ChangePhoneForm } from '#features/login/forms/ChangePhoneForm.tsx';
import { AccountPanel } from '#templates/account/AccountPanel.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

/** Phone, password, devices, and deleting the account. */
export default function SecurityPage() {
  const navigate = useNavigate();
  return (
    <AccountPanel
      title={titleOf('userSecurity')}
      summary={summaryOf('userSecurity')}
      aside={
        <>
          <Card title="登录设备">
            <SessionList />
          </Card>
          <Card title="注销账号">
            <DeleteAccount onDeleted={() => void navigate(hrefTo('home'))} />
          </Card>
        </>
      }
    >
      <Card title="手机号">
        <Phone />
      </Card>
      <Card title="登录密码">
        <PasswordForm />
      </Card>
    </AccountPanel>
  );
}

function Phone() {
  return (
    <Loadable result={useMember()} height={40}>
      {(member) => <PhoneSection member={member} form={(close) => <ChangePhoneForm onChanged={close} />} />}
    </Loadable>
  );
}
