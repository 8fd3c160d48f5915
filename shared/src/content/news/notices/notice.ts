import type { NoticeType } from '../../../contract/news/notices.ts';

/** What an exchange or a wallet has to tell, before it has its second. */
export interface NoticeDraft {
  /** The hour of publication, epoch ms. */
  readonly hour: number;
  readonly key: string;
  readonly type: NoticeType;
  readonly publisher: Publisher;
  readonly coins: readonly string[];
  readonly title: string;
  /** The first paragraph, as a flash tells it. */
  readonly lead: string;
  /** The rest of it, as the wire writes it. */
  readonly more: string;
}

export interface Publisher {
  readonly kind: 'exchange' | 'wallet';
  readonly code: string;
  readonly name: string;
  readonly logo: string;
}
