import type { SerializedError } from '@reduxjs/toolkit';
import { type Failure, failureText } from '#api/failure.ts';
import { toast } from '#ui/toast/toast.ts';
import type { CommentReader } from './subject.ts';

/** Says why something was refused; an ended login asks for a new one. */
export function refuse(error: Failure | SerializedError, reader: CommentReader): void {
  if ('kind' in error && error.kind === 'api' && error.code === 401) reader.onLoginNeeded();
  toast.error('kind' in error ? failureText(error) : '操作失败，请稍后再试');
}
