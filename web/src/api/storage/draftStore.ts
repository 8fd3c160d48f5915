/** The owner of what is written without a login. */
export const NO_OWNER = '';

/** What a change of the session means for drafts. */
export interface DraftStore {
  /** A login in this tab: what was written here before it is the account's from now on. */
  carry(owner: string): void;
  /** Somebody else is logged in now, or nobody, by no login of this tab. */
  leave(): void;
}

let draftsOfPage: DraftStore | null = null;

/** Who keeps drafts in this tab, from the first form on; before it nothing has been written. */
export function draftStore(): DraftStore | null {
  return draftsOfPage;
}

export function setDraftStore(one: DraftStore): void {
  draftsOfPage = one;
}
