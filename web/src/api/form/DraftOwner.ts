import { createContext, useContext } from 'react';
import { NO_OWNER } from '../storage/draftStore.ts';

/** Whose words are written on this page: an account, or nobody's. The app knows: sessions are a feature's. */
export const DraftOwner = createContext(NO_OWNER);

/** The owner of what is written. */
export function useDraftOwner(): string {
  return useContext(DraftOwner);
}
