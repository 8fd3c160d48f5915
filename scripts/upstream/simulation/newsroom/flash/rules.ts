import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { dayIndex, p } from '../../../catalogue/content/news/wording.ts';
import type { Draft, Reporter } from '../item.ts';

const PLACES = ['亚洲', '欧洲', '北美', '中东', '拉美', '大洋洲', '非洲'] as const;

/** What a supervisor does, and what that means. */
const TOPICS = [
  ['就稳定币储备披露规则征求意见', '草案要求按月公布储备构成，并由第三方核对存款与短期国债的余额。'],
  ['公布交易平台牌照的首批申请名单', '名单只表示受理，不等于获批；过渡期内平台可以继续服务现有用户。'],
  ['提示未经登记的质押产品风险', '提示针对承诺固定收益的产品，自行运行节点的质押不在其列。'],
  ['发布虚拟资产税务申报指引', '指引说明成本按先进先出计算，链上手续费可计入成本。'],
  ['通过托管分离的实施细则', '细则要求客户资产与平台自有资产分账，并每日对账。'],
  ['更新转账信息规则的起报金额', '起报金额以上的转账须附付款方与收款方的名称，平台之间按统一格式传递。'],
  ['批准扩大合格投资者可买产品的范围', '新增的产品仍限于有托管与估值安排的现货基金。'],
  ['启动代币化债券的试点', '试点限定发行规模与期限，结算使用受监管的链上现金。'],
  ['要求合约平台公布保险基金余额', '余额按周公布，并说明穿仓时的分摊顺序。'],
] as const;

/** Fictional steps of unnamed supervisors: nothing a reader could act on. */
export const rules: Reporter = async (day) => {
  // Places × topics in turn, so that none repeats within two months.
  const turn = dayIndex(day);
  const topic = TOPICS[turn % TOPICS.length];
  const place = PLACES[turn % PLACES.length];
  if (!topic || !place) return [];
  const [step, detail] = topic;
  const draft: Draft = {
    hour: day + (9 + Math.floor(uniform(keyOf('rules', 0), turn) * 11)) * HOUR,
    key: `rules-${turn}`,
    section: 'flash',
    desk: 'editors',
    source: '币镜演示编辑部',
    coins: [],
    title: `${place}一家监管机构${step}（演示）`,
    content: p(
      `${place}一家监管机构${step}。${detail}`,
      '该消息为演示市场虚构，不对应任何真实的机构或决定。',
    ),
  };
  return [draft];
};
