import { titleOf } from '@coinmirror/shared/pages/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useNavigate } from 'react-router';
import { ResetPasswordForm } from '#features/login/forms/ResetPasswordForm.tsx';
import { FormPage } from '#templates/account/FormPage.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';

/** A new password for who forgot the old one. */
export default function FindPwdPage() {
  const navigate = useNavigate();
  return (
    <FormPage title={titleOf('userFindPwd')} summary="验证手机号后设置新密码，所有设备会退出登录。">
      <ResetPasswordForm
        onReset={() => void navigate(hrefTo('userLogin'))}
        toLogin={<PageLink to="userLogin">去登录</PageLink>}
      />
    </FormPage>
  );
}
