import type { CommentKind } from '@coinmirror/shared/contract/community/words.ts';

/** The subject of comments. */
export interface CommentSubject {
  readonly kind: CommentKind;
  readonly code: string;
}
