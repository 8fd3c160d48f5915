import { errorText, isRefused, LOGIN_NEEDED } from '#api/failure.ts';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import { toast } from '#ui/toast/toast.ts';

/** Reports a refusal; for an ended session, which reports itself, it asks for a new login. */
export function refuse(error: unknown, reader: Visitor): void {
  if (isRefused(error, LOGIN_NEEDED)) reader.onLoginNeeded();
  else toast.error(errorText(error));
}
