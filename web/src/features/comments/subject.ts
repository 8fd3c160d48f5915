import type { CommentKind } from '@coinmirror/shared/contract/people/words.ts';

/** What is commented on. */
export interface CommentSubject {
  readonly kind: CommentKind;
  readonly code: string;
}

/** Who reads: given by the page, since a feature knows nothing of the session. */
export interface CommentReader {
  readonly isLoggedIn: boolean;
  /** Opens the login window; the draft waits. */
  readonly onLoginNeeded: () => void;
}
