import { use, useEffect } from 'react';
import { LiveContext } from './LiveContext.ts';

/** Keeps the socket closed while `isHeld`, whatever page, tab and network allow. */
export function useHold(isHeld: boolean): void {
  const client = use(LiveContext);
  useEffect(() => (isHeld ? client?.hold() : undefined), [client, isHeld]);
}
