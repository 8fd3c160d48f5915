import type { Notice } from '../../../ports/notices.ts';

/** A notice of an exchange or a wallet without its exact second. */
export interface NoticeDraft extends Omit<Notice, 'id' | 'time'> {
  /** The hour of publication, epoch ms. */
  readonly hour: number;
  readonly key: string;
}
