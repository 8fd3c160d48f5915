import { useMemberInfoQuery } from './accountApi.ts';

/** The account that is logged in, asked for anew on arriving: another device may have changed it. */
export function useMember() {
  return useMemberInfoQuery({}, { refetchOnMountOrArgChange: true });
}
