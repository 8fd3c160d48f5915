import { useSelector } from 'react-redux';
import { type LoginState, type loginSlice, selectAreaCode, selectUsedPhones } from '../loginSlice.ts';

type LoginRoot = { readonly [loginSlice.reducerPath]: LoginState };

/** The chosen area code, and the phones refused with a 403. */
export function useLoginState() {
  const areaCode = useSelector((root: LoginRoot) => selectAreaCode(root));
  const usedPhones = useSelector((root: LoginRoot) => selectUsedPhones(root));
  return { areaCode, usedPhones: new Set(usedPhones) };
}
