import { keyOf, mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import {
  clock,
  dayIndex,
  dayName,
  fullDayName,
  h2,
  list,
  p,
} from '../../../catalogue/content/news/wording.ts';
import { exchangeCatalogue } from '../../../catalogue/exchangeCatalogue.ts';
import type { Publisher } from '../../../ports/notices.ts';
import { phrase } from '../../random/phrase.ts';
import { publisherOf } from './listingNotices.ts';
import type { NoticeDraft } from './notice.ts';

const publishers = exchangeCatalogue.slice(0, 40).flatMap(({ code }) => publisherOf(code) ?? []);
const ACTIVITY_CHANCE = 0.075;
const MAINTENANCE_CHANCE = 0.055;

interface Wording {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly string[];
}

/** Exchange promotions; no coin names, no promised returns. */
const ACTIVITIES: readonly ((name: string, until: string, percent: number) => Wording)[] = [
  (name, until, percent) => ({
    title: `${name}现货挂单手续费限时下调 ${percent}%`,
    lead: `即日起至 ${until}，${name}对现货挂单（Maker）手续费下调 ${percent}%，无需报名，成交时自动生效。`,
    items: ['吃单（Taker）手续费不变', '与会员等级折扣按较低者计算', '刷量账户不享受优惠'],
  }),
  (name, until) => ({
    title: `${name}开放新手课程：完成测验可领取体验券`,
    lead: `${name}上线一组交易入门课程，涵盖订单类型、资金费率与风险限额，活动持续至 ${until}。`,
    items: ['每个账户限参加一次', '体验券仅可抵扣手续费，不可提现', '课程内容不构成投资建议'],
  }),
  (name, until) => ({
    title: `${name}模拟交易赛开放报名，至 ${until} 截止`,
    lead: `${name}举办模拟盘交易赛，参赛者使用虚拟资金，不涉及真实资产，报名截至 ${until}。`,
    items: ['排名按收益率计算，最大回撤超过 30% 取消资格', '比赛行情与实盘一致', '奖励为平台周边'],
  }),
  (name, until, percent) => ({
    title: `${name}下调部分网络提现手续费，最高降幅 ${percent}%`,
    lead: `${name}根据链上费用的变化，下调部分二层网络的提现手续费，最高降幅 ${percent}%，首轮执行至 ${until}。`,
    items: ['具体费用以提现页面为准', '网络拥堵时可能临时上调', '充值不收取费用'],
  }),
  (name, until) => ({
    title: `${name}公布本月资产储备快照，开放自助核验`,
    lead: `${name}发布新一期资产储备快照，用户可在 ${until} 前下载自己的默克尔路径进行核验。`,
    items: ['核验工具开源，可在本地运行', '快照包含现货账户与理财账户', '快照不等同于财务审计'],
  }),
];

/** What pauses trade begins at a stated time; what changes for developers does not. */
const MAINTENANCES: readonly ((name: string, hours: number, begins: string) => Wording)[] = [
  (name, hours, begins) => ({
    title: `${name}系统升级，交易暂停约 ${hours} 小时`,
    lead: `${name}将于 ${begins}进行撮合系统升级，期间暂停现货与合约交易，预计 ${hours} 小时，恢复前开放 10 分钟仅撤单。`,
    items: ['未成交的限价单会保留', '合约保证金与资金费率结算不受影响', '接口在恢复后逐步放开频率限制'],
  }),
  (name) => ({
    title: `${name}调整部分交易对的价格精度`,
    lead: `${name}将调整部分交易对的最小价格变动单位，调整时未成交的挂单会被撤销。`,
    items: ['使用接口的用户请更新精度参数', '历史成交不受影响', '调整名单见平台交易规则页'],
  }),
  (name, hours, begins) => ({
    title: `${name}合约系统维护，止盈止损暂停触发约 ${hours} 小时`,
    lead: `${name}将于 ${begins}维护条件单服务，期间止盈止损与计划委托暂停触发，预计 ${hours} 小时。`,
    items: ['请提前检查持仓与保证金', '普通委托不受影响', '维护期间强平机制照常运行'],
  }),
  (name) => ({
    title: `${name}更新接口：旧版行情推送即将停用`,
    lead: `${name}将停用旧版行情推送接口，请开发者在一个月内迁移到新版。`,
    items: ['新版按 100 毫秒合并推送', '鉴权方式不变', '停用后旧地址返回错误码而不再推送'],
  }),
];

/** 活动 */
export function activities(day: number): NoticeDraft[] {
  return written(day, 'activity', ACTIVITY_CHANCE, (publisher, draw) => {
    const write = ACTIVITIES[draw % ACTIVITIES.length];
    return write?.(publisher.name, dayName(day + (7 + (draw % 14)) * DAY), 10 + (draw % 5) * 10) ?? null;
  });
}

/** 维护 */
export function maintenance(day: number): NoticeDraft[] {
  return written(day, 'maintenance', MAINTENANCE_CHANCE, (publisher, draw) => {
    const write = MAINTENANCES[draw % MAINTENANCES.length];
    const begins = day + DAY + (2 + (draw % 4)) * HOUR;
    const when = `${fullDayName(begins)} ${clock(begins)}（北京时间）`;
    return write?.(publisher.name, 1 + (draw % 3), when) ?? null;
  });
}

function written(
  day: number,
  type: 'activity' | 'maintenance',
  chance: number,
  wordsOf: (publisher: Publisher, draw: number) => Wording | null,
): NoticeDraft[] {
  const number = dayIndex(day);
  return publishers.flatMap((publisher) => {
    const seed = keyOf(`${type}-${publisher.code}`, 0);
    if (uniform(seed, number) >= chance) return [];
    const draw = mix(seed ^ 0x2f1, number);
    const key = `${type}-${publisher.code}-${number}`;
    const words = wordsOf(publisher, draw);
    if (!words) return [];
    const closing = phrase(key, [
      '最终解释以平台公告页为准。',
      '如有变动，平台将另行公告。',
      '感谢理解与支持。',
    ]);
    return [
      {
        hour: day + (8 + (draw % 13)) * HOUR,
        key,
        type,
        publisher,
        coins: [],
        title: words.title,
        lead: p(words.lead),
        more: h2('说明') + list(words.items) + p(closing),
      },
    ];
  });
}
