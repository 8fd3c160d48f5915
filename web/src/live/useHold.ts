import { use, useEffect } from 'react';
import { LiveContext } from './LiveContext.ts';

/** Keeps the socket closed while `isHeld`, whatever page, tab and network allow. */
export function useHold(isHeld: boolean): void {
  const room = use(LiveContext);
  useEffect(() => (isHeld ? room?.hold() : undefined), [room, isHeld]);
}
