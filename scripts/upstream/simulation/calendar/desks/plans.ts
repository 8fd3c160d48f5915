import type { CalendarType } from '@coinmirror/shared/contract/calendar.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { dayIndex } from '../../../catalogue/content/news/wording.ts';
import { followedAt } from '../../../catalogue/followedCoins.ts';
import { nameOf } from '../../../catalogue/names.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import { phrase } from '../../random/phrase.ts';
import { type CalendarDesk, plainEvent } from '../event.ts';

type PlanType = Extract<CalendarType, 'mainnet' | 'airdrop' | 'ama' | 'fork'>;

/** Cumulative frequency of each kind, up to 1. */
const KINDS: readonly (readonly [type: PlanType, upTo: number])[] = [
  ['ama', 0.45],
  ['mainnet', 0.72],
  ['airdrop', 0.9],
  ['fork', 1],
];
const MOST_A_DAY = 4;
/** Minimum and maximum lead time of a plan's announcement, days. */
const LEAD_DAYS = [4, 75] as const;
/** Start of the calendar, which is the same for every reader. */
const FIRST = Date.UTC(2025, 11, 31, 16);

/** Simulated plans, only of projects with a governing body; state-issued money has none. */
export const plans: CalendarDesk = (from, to) => {
  const events: CalendarEvent[] = [];
  for (let day = Math.max(FIRST, beijingMidnight(from)); day < to; day += DAY) {
    events.push(...plansOn(day).filter(({ time }) => time >= from && time < to));
  }
  return events;
};

function plansOn(day: number): readonly CalendarEvent[] {
  const projects = followedAt(day).filter(({ mining }) => mining === null);
  const count = Math.floor(uniform(keyOf('plans', 0), dayIndex(day)) * (MOST_A_DAY + 1));
  return Array.from({ length: count }, (_, i) => {
    const key = keyOf(`plan-${dayIndex(day)}-${i}`, 0);
    const coin = projects[Math.floor(uniform(key, 0) * projects.length)];
    return coin ? [planned(coin, day, key, i)] : [];
  }).flat();
}

function planned(coin: CatalogueCoin, day: number, key: number, index: number): CalendarEvent {
  const chance = (at: number) => uniform(key, at);
  const wanted = KINDS.find(([, upTo]) => chance(1) < upTo)?.[0] ?? 'ama';
  // Only a coin with its own chain can fork or upgrade its network.
  const type = coin.kind === 'token' && wanted === 'fork' ? 'mainnet' : wanted;
  const isTimed = type === 'ama';
  const id = `plan-${dayIndex(day)}-${index}`;
  return {
    ...plainEvent,
    id,
    time: isTimed ? day + (18 + Math.floor(chance(2) * 6)) * HOUR : day,
    isAllDay: !isTimed,
    type,
    title: titleOf(type, coin, id),
    importance: type === 'ama' ? 1 : chance(3) < 0.3 ? 3 : 2,
    coins: [coin.code],
    source: '项目公告',
    announcedAt: day - Math.round(LEAD_DAYS[0] + chance(4) * (LEAD_DAYS[1] - LEAD_DAYS[0])) * DAY,
    confidence: 55 + Math.round(chance(5) * 44),
    votes: 20 + Math.round(chance(6) ** 2 * 900),
    mayBeEarlier: !isTimed && chance(7) < 0.25,
    isOfficial: chance(8) < 0.6,
  };
}

function titleOf(type: PlanType, coin: CatalogueCoin, key: string): string {
  return joinSpaced(nameOf(coin), plannedWords(type, coin, key));
}

function plannedWords(type: PlanType, coin: CatalogueCoin, key: string): string {
  switch (type) {
    case 'ama':
      return phrase(key, ['团队线上问答：路线图与开发进展', '社区问答：治理与激励安排', '双周社区电话会']);
    case 'airdrop':
      return phrase(key, ['生态激励快照，符合条件的地址可参与', '第二季积分活动截止', '社区奖励开放领取']);
    case 'fork':
      return phrase(key, ['网络硬分叉，节点需提前升级', '测试网硬分叉演练']);
    default:
      return coin.kind === 'token'
        ? phrase(key, ['协议新版本上线', '合约升级，启用新的费用参数', '跨链版本开放'])
        : phrase(key, ['主网升级', '主网启用新的虚拟机版本', '客户端大版本发布']);
  }
}
