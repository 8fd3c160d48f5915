import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useNavigate } from 'react-router';
import { ResetPasswordForm } from '#features/login/forms/ResetPasswordForm.tsx';
import { FormPage } from '#templates/account/FormPage.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';

/** Resets a forgotten password. */
export default function FindPwdPage() {
  const navigate = useNavigate();
  return (
    <FormPage title={titleOf('resetPassword')} summary={summaryOf('resetPassword')}>
      <ResetPasswordForm
        onReset={() => void navigate(hrefTo('userLogin'))}
        toLogin={<PageLink to="userLogin">去登录</PageLink>}
      />
    </FormPage>
  );
}
