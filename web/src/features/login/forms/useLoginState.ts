import { useSelector } from 'react-redux';
import { type LoginState, type loginSlice, selectAreaCode, selectUsedPhones } from '../loginSlice.ts';

type LoginRoot = { readonly [loginSlice.reducerPath]: LoginState };

/** The area code that is chosen, and the phones that a 403 has refused. */
export function useLoginState() {
  const areaCode = useSelector((root: LoginRoot) => selectAreaCode(root));
  const usedPhones = useSelector((root: LoginRoot) => selectUsedPhones(root));
  return { areaCode, usedPhones: new Set(usedPhones) };
}
