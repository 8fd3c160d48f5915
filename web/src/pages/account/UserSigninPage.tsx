import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { readInvite } from '@coinmirror/shared/validation/invitation.ts';
import { useNavigate } from 'react-router';
import { RegisterForm } from '#features/login/forms/RegisterForm.tsx';
import { FormPage } from '#templates/account/FormPage.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** The registration page, which invitations link to with `?invite=`. */
export default function SigninPage() {
  const navigate = useNavigate();
  const [search] = useUrlParams();
  const { code, invitation } = readInvite(search.get('invite'));
  return (
    <FormPage title={titleOf('userSignin')} summary={summaryOf('userSignin')}>
      <RegisterForm
        invite={code}
        invitation={invitation}
        onRegistered={() => void navigate(hrefTo('userLogin'))}
        toLogin={<PageLink to="userLogin">去登录</PageLink>}
      />
    </FormPage>
  );
}
