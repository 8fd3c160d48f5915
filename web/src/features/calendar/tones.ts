import type { CalendarType } from '@coinmirror/shared/contract/calendar.ts';

/** The colour of each kind of event, in lists and in the month. */
export const TYPE_TONES = {
  listing: 'success',
  delisting: 'error',
  maintenance: 'neutral',
  mainnet: 'brand',
  airdrop: 'brand',
  unlock: 'warning',
  ama: 'neutral',
  fork: 'warning',
  halving: 'brand',
  difficulty: 'neutral',
  settlement: 'info',
  vote: 'neutral',
  policy: 'info',
  macro: 'info',
} as const satisfies Readonly<Record<CalendarType, string>>;
