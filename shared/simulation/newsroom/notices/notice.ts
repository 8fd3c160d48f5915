import type { Notice } from '@coinmirror/handlers/ports/notices.ts';

/** What an exchange or a wallet has to tell, before it has its second. */
export interface NoticeDraft extends Omit<Notice, 'id' | 'time'> {
  /** The hour of publication, epoch ms. */
  readonly hour: number;
  readonly key: string;
}
