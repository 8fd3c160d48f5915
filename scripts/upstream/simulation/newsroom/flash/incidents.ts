import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { dayIndex, p, worth } from '../../../catalogue/content/news/wording.ts';
import { nameOf } from '../../../catalogue/names.ts';
import { newcomersBetween } from '../../listings/newcomers.ts';
import type { Draft, Reporter } from '../item.ts';

/** Chance of an incident on a day: two a week. */
const CHANCE = 0.3;
/** Days after its launch within which a project may have one, and the age below which it has none. */
const [YOUNG, OLD] = [20, 170];
/** Range of the loss, USD; small ones are more frequent. */
const [LEAST, MOST] = [180_000, 4_200_000];

/** What happened, what was done, and what it means. */
const KINDS = [
  ['跨链桥合约遭异常提取', '团队已暂停跨链桥', '跨链桥集中存放资产，签名或校验出错会一次失去全部存款。'],
  [
    '借贷池的喂价被操纵',
    '团队已冻结受影响的借贷池',
    '喂价只取自一个浅池时，短时的大额买卖就能让抵押品显得更值钱。',
  ],
  ['质押合约被重复领取奖励', '团队已停止领取并着手核对', '重入与重复计账是合约审计中最常见的两类问题。'],
  ['部署密钥疑似泄露，库存代币被转出', '团队已更换管理员地址', '单个密钥控制的库存没有多重签名保护。'],
  [
    '前端被替换，用户误签授权',
    '团队已下线网站并提示撤销授权',
    '前端被替换时合约本身未变，撤销可疑授权即可阻断后续转出。',
  ],
] as const;

/** Security incidents of fictional projects: they name nobody real. */
export const incidents: Reporter = async (day) => {
  const key = keyOf('incident', 0);
  const at = (index: number) => uniform(key, dayIndex(day) * 5 + index);
  if (at(0) >= CHANCE) return [];
  const projects = newcomersBetween(day - OLD * DAY, day - YOUNG * DAY);
  const coin = projects[Math.floor(at(1) * projects.length)];
  const kind = KINDS[Math.floor(at(2) * KINDS.length)];
  if (!coin || !kind || (coin.delistedAt !== null && coin.delistedAt <= day + DAY)) return [];
  const [what, done, meaning] = kind;
  const loss = worth(Math.round((LEAST * (MOST / LEAST) ** at(3)) / 1000) * 1000);
  const name = nameOf(coin);
  const draft: Draft = {
    hour: day + Math.floor(at(4) * 24) * HOUR,
    key: `incident-${coin.code}-${day}`,
    section: 'flash',
    desk: 'chain',
    source: '币镜链上监测',
    coins: [coin.code],
    important: true,
    title: `${name}${what}，损失约 ${loss}（演示项目）`,
    content: p(
      `${name}${what}，初步估计损失约 ${loss}，${done}。`,
      meaning,
      '该项目与事件均为演示市场虚构。',
    ),
  };
  return [draft];
};
