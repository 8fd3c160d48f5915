import { useEffect, useEffectEvent, useRef } from 'react';
import { NO_OWNER } from '../storage/draftStore.ts';
import { isHeir } from '../storage/ownedDrafts.ts';
import { useDraftOwner } from './DraftOwner.ts';

/**
 * Calls back when what is written on the page is no longer the visitor's: another account, a logout, a login in another
 * tab. A login here takes it along.
 */
export function useOnOtherOwner(onOther: () => void): void {
  const owner = useDraftOwner();
  const before = useRef(owner);
  const notify = useEffectEvent(onOther);
  useEffect(() => {
    const isTaken = before.current === NO_OWNER && isHeir(owner);
    if (owner !== before.current && !isTaken) notify();
    before.current = owner;
  }, [owner]);
}
