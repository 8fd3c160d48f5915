import { errorText, isRefused, LOGIN_NEEDED } from '#api/failure.ts';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import { toast } from '#ui/toast/toast.ts';

/** Says why something was refused; an ended login, which the session itself tells of, asks for a new one. */
export function refuse(error: unknown, reader: Visitor): void {
  if (isRefused(error, LOGIN_NEEDED)) reader.onLoginNeeded();
  else toast.error(errorText(error));
}
