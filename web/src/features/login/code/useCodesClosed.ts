import { usePhoneCodeModeQuery } from '#api/endpoints/account.ts';

/** Whether the upstream says that it can send no codes. One that says nothing sends them. */
export function useCodesClosed({ isAsked = true }: { isAsked?: boolean } = {}): boolean {
  const { data } = usePhoneCodeModeQuery({}, { skip: !isAsked });
  return isAsked && data?.value.isOpen === false;
}
