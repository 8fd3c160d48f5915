import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Registration, login and verification codes: what the login dialog and the account pages ask for. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    phoneCodeMode: build.query(fromRow(accountEndpoints.phoneCodeMode)),
    captchaChallenge: build.mutation(fromRow(accountEndpoints.captchaChallenge)),
    captchaVerify: build.mutation(fromRow(accountEndpoints.captchaVerify)),
    phoneCode: build.mutation(fromRow(accountEndpoints.phoneCode)),
    verifyPhoneCode: build.mutation(fromRow(accountEndpoints.verifyPhoneCode)),
    memberLogin: build.mutation(fromRow(accountEndpoints.memberLogin)),
    memberRegister: build.mutation(fromRow(accountEndpoints.memberRegister)),
    invitationState: build.query(fromRow(accountEndpoints.invitationState)),
    memberResetPassword: build.mutation(fromRow(accountEndpoints.memberResetPassword)),
    memberChangeMobile: build.mutation({
      ...fromRow(accountEndpoints.memberChangeMobile),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  usePhoneCodeModeQuery,
  useCaptchaChallengeMutation,
  useCaptchaVerifyMutation,
  usePhoneCodeMutation,
  useVerifyPhoneCodeMutation,
  useMemberLoginMutation,
  useMemberRegisterMutation,
  useInvitationStateQuery,
  useMemberResetPasswordMutation,
  useMemberChangeMobileMutation,
} = accountApi;
