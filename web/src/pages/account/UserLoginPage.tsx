import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { LoginForm } from '#features/login/forms/LoginForm.tsx';
import { selectIsLoggedIn } from '#features/session/sessionSlice.ts';
import { FormPage } from '#templates/account/FormPage.tsx';
import { returnPath } from '#templates/account/returnPath.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** The login page; `?from=` is the page it returns to. */
export default function LoginPage() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [search] = useUrlParams();
  const from = returnPath(search.get('from'));
  if (isLoggedIn) return <Navigate to={from ?? hrefTo('userSetting')} replace />;
  return (
    <FormPage title={titleOf('userLogin')} summary={summaryOf('userLogin')}>
      <LoginForm
        onLoggedIn={staysUntilTheSessionIsThere}
        toRegister={<PageLink to="userSignin">立即注册</PageLink>}
      />
    </FormPage>
  );
}

/** The session causes the redirect, so that a login in another tab does too. */
function staysUntilTheSessionIsThere() {}
