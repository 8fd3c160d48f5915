import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { DraftOwner } from '#api/form/DraftOwner.ts';
import { NO_OWNER } from '#api/storage/draftStore.ts';
import { selectWriter } from '#features/session/sessionSlice.ts';

/** Tells forms whose words are written into them. */
export function DraftOwnerProvider({ children }: { readonly children: ReactNode }) {
  return <DraftOwner value={useSelector(selectWriter) ?? NO_OWNER}>{children}</DraftOwner>;
}
