/** The owner of what is written without a login. */
export const NOBODY = '';

/** What a change of the session means for drafts. */
export interface DraftKeeper {
  /** A login in this tab: what was written here before it is the account's from now on. */
  carry(owner: string): void;
  /** Somebody else is logged in now, or nobody, by no login of this tab. */
  leave(): void;
}

let keeper: DraftKeeper | null = null;

/** Who keeps drafts in this tab, from the first form on; before it nothing has been written. */
export function draftKeeper(): DraftKeeper | null {
  return keeper;
}

export function setDraftKeeper(one: DraftKeeper): void {
  keeper = one;
}
