import { beijingDay } from '../../catalogue/coinRow.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import { proofOf } from '../../content/exchange/custody.ts';
import { INCIDENTS } from '../../content/exchange/incidents.ts';
import { LICENCES } from '../../content/exchange/licences.ts';
import { DAY } from '../../market/time.ts';
import { keepsCustody } from './reserveBook.ts';

export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** A fact that speaks for or against an exchange, and where it is from. */
export interface Risk {
  readonly level: RiskLevel;
  readonly text: string;
  readonly source: string;
}

const TWO_YEARS = 730 * DAY;
const YEAR = 365 * DAY;

/** What is publicly known for and against an exchange, the gravest first. Every one is a fact with its source. */
export function risksOf(exchange: CatalogueExchange, time: number): readonly Risk[] {
  const order = (risk: Risk) => -RISK_LEVELS.indexOf(risk.level);
  return [
    ...incidents(exchange, time),
    ...custody(exchange),
    ...permission(exchange),
    ...age(exchange, time),
  ].sort((a, b) => order(a) - order(b));
}

/** High where one fact is grave or two are half so, low where none is. */
export function riskLevelOf(risks: readonly Risk[]): RiskLevel {
  const grave = risks.filter(({ level }) => level === 'high').length;
  const half = risks.filter(({ level }) => level === 'medium').length;
  if (grave > 0 || half > 2) return 'high';
  return half > 0 ? 'medium' : 'low';
}

function incidents({ code }: CatalogueExchange, time: number): readonly Risk[] {
  return (INCIDENTS[code] ?? []).map(({ month, what, outcome }): Risk => {
    const recent = time - beijingDay(month) < TWO_YEARS;
    const unpaid = /按比例|分摊|部分/.test(outcome);
    return {
      level: unpaid && recent ? 'high' : recent || unpaid ? 'medium' : 'low',
      text: `${month} 安全事件：${what}；${outcome}`,
      source: '平台公告',
    };
  });
}

function custody(exchange: CatalogueExchange): readonly Risk[] {
  if (exchange.kinds.includes('dex'))
    return [{ level: 'low', text: '用户自己保管资产，风险在合约与前端', source: '协议文档' }];
  if (!keepsCustody(exchange)) return [];
  const { kind, auditor } = proofOf(exchange.code);
  if (kind === 'none')
    return [{ level: 'medium', text: '没有公开可自行核验的储备金证明', source: '平台官网' }];
  const words = kind === 'merkle' ? '公布默克尔储备金证明，用户可自行核验' : '由第三方审计储备';
  return [{ level: 'low', text: auditor === '' ? words : `${words}（${auditor}）`, source: '平台官网' }];
}

function permission({ code, kinds, scores }: CatalogueExchange): readonly Risk[] {
  const licences = LICENCES[code] ?? [];
  if (licences.length > 0) {
    const names = licences.map(({ place, authority }) => `${place} ${authority}`).join('、');
    return [{ level: 'low', text: `持牌或登记：${names}`, source: '监管机构公开名录' }];
  }
  if (kinds.includes('dex') || scores.compliance >= 80) return [];
  return [{ level: 'medium', text: '未在主要监管机构名录中查到牌照', source: '监管机构公开名录' }];
}

function age({ foundedAt, scores }: CatalogueExchange, time: number): readonly Risk[] {
  const years = (time - foundedAt) / YEAR;
  const young: readonly Risk[] =
    years < 2
      ? [{ level: 'medium', text: `成立 ${years.toFixed(1)} 年，经历的行情少`, source: '平台官网' }]
      : [];
  const thin: readonly Risk[] =
    scores.liquidity < 45
      ? [{ level: 'medium', text: `流动性评分 ${scores.liquidity}，大额成交滑点高`, source: '本站评级' }]
      : [];
  return [...young, ...thin];
}
