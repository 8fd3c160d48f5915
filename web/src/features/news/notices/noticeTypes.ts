import { NOTICE_TYPES, type NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import type { BadgeTone } from '#ui/badge/Badge.tsx';

/** What each kind of notice is called, and the colour of its mark. */
export const NOTICE_LABELS: Readonly<
  Record<NoticeType, { readonly label: string; readonly tone: BadgeTone }>
> = {
  listing: { label: '上新', tone: 'success' },
  delisting: { label: '下架', tone: 'error' },
  activity: { label: '活动', tone: 'brand' },
  maintenance: { label: '维护', tone: 'warning' },
  transfer: { label: '充提', tone: 'info' },
  release: { label: '版本', tone: 'neutral' },
};

/** What exchanges tell of; versions are what wallets alone tell of, and all that they do. */
export const EXCHANGE_NOTICES: readonly NoticeType[] = NOTICE_TYPES.filter((type) => type !== 'release');

/** What a wallet tells of: its versions. */
export const WALLET_NOTICES: readonly NoticeType[] = ['release'];
