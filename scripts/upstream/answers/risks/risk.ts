import { DAY } from '@coinmirror/shared/time/units.ts';
import { beijingDay } from '../../catalogue/coinRow.ts';

const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** A fact for or against an exchange, a wallet or an application, and its source. */
export interface Risk {
  readonly level: RiskLevel;
  readonly text: string;
  readonly source: string;
}

const TWO_YEARS = 730 * DAY;
const YEAR = 365 * DAY;

/** High with one serious fact or three medium ones, low with none of either. */
export function riskLevelOf(risks: readonly Risk[]): RiskLevel {
  const grave = risks.filter(({ level }) => level === 'high').length;
  const half = risks.filter(({ level }) => level === 'medium').length;
  if (grave > 0 || half > 2) return 'high';
  return half > 0 ? 'medium' : 'low';
}

/** Sorts the most serious facts first. */
export function gravestFirst(risks: readonly Risk[]): readonly Risk[] {
  return risks.toSorted((a, b) => RISK_LEVELS.indexOf(b.level) - RISK_LEVELS.indexOf(a.level));
}

/** Whether an application's source code is public. */
export function sourceRisk(isOpen: boolean): Risk {
  return isOpen
    ? { level: 'low', text: '合约或协议源代码公开，可以自行核对', source: '项目代码仓库' }
    : { level: 'medium', text: '没有公开全部源代码，无法自行核对', source: '项目官网' };
}

interface Incident {
  /** YYYY-MM. */
  readonly month: string;
  readonly what: string;
  /** '' if unknown. */
  readonly outcome: string;
}

/** A published loss: serious while it is recent and customers bore it, or while it is unknown who did. */
export function incidentRisk({ month, what, outcome }: Incident, time: number, source: string): Risk {
  const recent = time - beijingDay(month) < TWO_YEARS;
  const unpaid = outcome === '' || /按比例|分摊|部分/.test(outcome);
  const words = outcome === '' ? what : `${what}；${outcome}`;
  return {
    level: unpaid && recent ? 'high' : recent || unpaid ? 'medium' : 'low',
    text: `${month} 安全事件：${words}`,
    source,
  };
}

/** Anything younger than two years has not been through a market cycle. */
export function youthRisk(word: string, since: number, time: number, source: string): readonly Risk[] {
  const years = (time - since) / YEAR;
  if (years >= 2) return [];
  return [{ level: 'medium', text: `${word} ${ageText(years)}，经历的行情少`, source }];
}

/** In years from one year on, else in months; 不到 1 个月 before the first has passed. */
function ageText(years: number): string {
  if (years >= 1) return `${years.toFixed(1)} 年`;
  const months = Math.floor(years * 12);
  return months === 0 ? '不到 1 个月' : `${months} 个月`;
}
