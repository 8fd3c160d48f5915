import { NOTICE_TYPES, type NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import type { BadgeTone } from '#ui/badge/Badge.tsx';

/** The label of each kind of notice, and the colour of its mark. */
export const NOTICE_LABELS: Readonly<
  Record<NoticeType, { readonly label: string; readonly tone: BadgeTone }>
> = {
  listing: { label: '上新', tone: 'success' },
  delisting: { label: '下架', tone: 'error' },
  activity: { label: '活动', tone: 'brand' },
  maintenance: { label: '维护', tone: 'info' },
  transfer: { label: '充提', tone: 'info' },
  release: { label: '版本', tone: 'neutral' },
};

/** The kinds of exchanges' notices; releases are published by wallets only, and are all they publish. */
export const EXCHANGE_NOTICES: readonly NoticeType[] = NOTICE_TYPES.filter((type) => type !== 'release');

/** The kinds of a wallet's notices: its releases. */
export const WALLET_NOTICES: readonly NoticeType[] = ['release'];
