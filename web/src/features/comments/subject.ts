import type { CommentKind } from '@coinmirror/shared/contract/community/words.ts';

/** What is commented on. */
export interface CommentSubject {
  readonly kind: CommentKind;
  readonly code: string;
}
