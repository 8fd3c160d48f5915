import type { CommentKind } from '@coinmirror/shared/contract/people/words.ts';

/** What is commented on. */
export interface CommentSubject {
  readonly kind: CommentKind;
  readonly code: string;
}
