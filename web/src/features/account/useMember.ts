import { useMemberInfoQuery } from './accountApi.ts';

/** The logged-in account, refetched on mount: another device may have changed it. */
export function useMember() {
  return useMemberInfoQuery({}, { refetchOnMountOrArgChange: true });
}
