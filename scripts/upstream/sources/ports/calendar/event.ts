import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';

/** What events of the public calendar have in common: what is known is known to all. */
export const knownEvent = { ...PLAIN_EVENT, isOfficial: true } as const;
