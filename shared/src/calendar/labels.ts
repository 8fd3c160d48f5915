import type { Stance } from '../contract/bigEvents.ts';
import type { CalendarType } from '../contract/calendar.ts';
import type { BigEventType } from '../contract/coin/events.ts';
import type { ProposalState } from '../contract/proposals.ts';

/** Name of each kind of event. */
export const CALENDAR_LABELS: Readonly<Record<CalendarType, string>> = {
  listing: '上线',
  delisting: '下架',
  maintenance: '维护',
  mainnet: '主网',
  airdrop: '空投',
  unlock: '解锁',
  ama: 'AMA',
  fork: '硬分叉',
  halving: '减半',
  difficulty: '难度',
  settlement: '交割',
  vote: '投票',
  policy: '政策',
  macro: '宏观',
};

/** Name of each kind of milestone. */
export const BIG_EVENT_LABELS: Readonly<Record<BigEventType, string>> = {
  launch: '发行',
  upgrade: '升级',
  halving: '减半',
  fork: '分叉',
  listing: '上市',
  policy: '政策',
  risk: '风险',
  price: '行情',
};

/** Name of each state of a proposal. */
export const PROPOSAL_LABELS: Readonly<Record<ProposalState, string>> = {
  pending: '未开始',
  active: '投票中',
  passed: '已通过',
  rejected: '已否决',
  lapsed: '未达法定票数',
  ended: '已结束',
};

/** Name of each stance. */
export const STANCE_LABELS: Readonly<Record<Stance, string>> = { bull: '看多', bear: '看空' };
