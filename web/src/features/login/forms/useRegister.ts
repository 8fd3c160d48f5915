import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { phoneParams } from '@coinmirror/shared/validation/phone.ts';
import { useMemberRegisterMutation } from '#api/endpoints/account.ts';
import { isRefused } from '#api/failure.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { toast } from '#ui/toast/toast.ts';
import { usePhoneToken } from './usePhoneToken.ts';

interface NewAccount {
  readonly areaCode: string;
  readonly mobile: string;
  readonly code: string;
  readonly password: string;
}

interface RegisterOptions {
  /** The code of the account that invites; '' without. */
  invite: string;
  /** The operator's invitation, which is sent in place of a code's token; '' without. */
  invitation?: string;
  onRegistered: () => void;
  /** The phone has an account already. */
  onRefused: (message: string) => void;
}

/** Submits a registration: exchanges the code for its token, then sends the token with the password. */
export function useRegister({ invite, invitation = '', onRegistered, onRefused }: RegisterOptions) {
  const [register] = useMemberRegisterMutation();
  const { prove, refusal, spend } = usePhoneToken(CODE_PURPOSES.register);

  function refuse(kind: 'used' | 'failed', text: string) {
    toast.error(text);
    if (kind === 'used') onRefused(TEXTS.phoneUsed);
  }

  return useOnce(async (account: NewAccount) => {
    const proved = invitation === '' ? await prove(account) : ({ kind: 'token', token: invitation } as const);
    if (proved.kind !== 'token') return refuse(proved.kind, proved.text);
    const answer = await register({
      ...phoneParams(account),
      token: proved.token,
      password: account.password,
      ...(invite === '' ? {} : { invite }),
    });
    if (answer.error) {
      if (isRefused(answer.error)) spend();
      const refused = refusal(answer.error, account);
      if (refused.kind !== 'token') refuse(refused.kind, refused.text);
      return;
    }
    toast.success(TEXTS.registered);
    onRegistered();
  });
}
