import type { CommentKind } from '@coinmirror/shared/contract/community/words.ts';

export interface CommentSubject {
  readonly kind: CommentKind;
  readonly code: string;
}
