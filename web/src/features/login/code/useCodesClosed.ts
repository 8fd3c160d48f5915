import { usePhoneCodeModeQuery } from '#api/endpoints/account.ts';

/** Whether the upstream says that it cannot send codes. By default it can. */
export function useCodesClosed({ isAsked = true }: { isAsked?: boolean } = {}): boolean {
  const { data } = usePhoneCodeModeQuery({}, { skip: !isAsked });
  return isAsked && data?.value.isOpen === false;
}
