import type { Refused } from '../counts/episodes.ts';
import type { SourceName } from '../table/sourceTable.ts';

/** How subjects of supplies begin. */
const SUPPLY = 'supply ';

/** How subjects of schedules of unlocks begin. */
export const UNLOCKS = 'unlocks ';

/** How subjects of stablecoins by chain begin. */
export const STABLE_CHAINS = 'chains of ';

/** Who reports a slow number (`supply 1 USDT`, `aave eth`, `unlocks SUI`, `chains of tether`), and how visitors read it: `USDT 供应量`. */
export function outlierName(subject: string): { readonly venue: SourceName } & Pick<Refused, 'subject'> {
  if (subject.startsWith(UNLOCKS))
    return { venue: 'LLAMA_UNLOCKS', subject: `${subject.slice(UNLOCKS.length)} 解锁计划` };
  if (subject.startsWith(STABLE_CHAINS))
    return { venue: 'LLAMA_STABLECOINS', subject: `${subject.slice(STABLE_CHAINS.length)} 各公链之和` };
  return subject.startsWith(SUPPLY)
    ? { venue: 'LLAMA_STABLECOINS', subject: `${subject.split(' ').slice(2).join(' ')} 供应量` }
    : { venue: 'LLAMA', subject: `${subject} 锁仓量` };
}

/** Why it is not believed, for visitors. */
export function outlierReason(subject: string): string {
  return subject.startsWith(STABLE_CHAINS) ? '各公链之和超过数据源自己的合计' : '与上一次可信读数相差过大';
}
