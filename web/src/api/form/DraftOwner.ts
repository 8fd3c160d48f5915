import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { isHeir, NOBODY } from '../storage/ownedDrafts.ts';

/** Whose words are written on this page: an account, or nobody's. The app knows: sessions are a feature's. */
export const DraftOwner = createContext(NOBODY);

/** The owner of what is written. */
export function useDraftOwner(): string {
  return useContext(DraftOwner);
}

/**
 * Calls back when what is written on the page is no longer the visitor's: another account, a logout, a login in another
 * tab. A login here takes it along.
 */
export function useOnOtherOwner(onOther: () => void): void {
  const owner = useDraftOwner();
  const before = useRef(owner);
  const tell = useEffectEvent(onOther);
  useEffect(() => {
    const isTaken = before.current === NOBODY && isHeir(owner);
    if (owner !== before.current && !isTaken) tell();
    before.current = owner;
  }, [owner]);
}
