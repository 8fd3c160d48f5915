import type { Refused } from '../counts/episodes.ts';
import type { SourceName } from '../table/sourceTable.ts';

/** How subjects of supplies begin. */
const SUPPLY = 'supply ';

/** How subjects of schedules of unlocks begin. */
export const UNLOCKS = 'unlocks ';

/** Who reports a slow number (`supply 1 USDT`, `aave eth`, `unlocks SUI`), and how visitors read it: `USDT 供应量`. */
export function outlierName(subject: string): { readonly venue: SourceName } & Pick<Refused, 'subject'> {
  if (subject.startsWith(UNLOCKS))
    return { venue: 'LLAMA_UNLOCKS', subject: `${subject.slice(UNLOCKS.length)} 解锁计划` };
  return subject.startsWith(SUPPLY)
    ? { venue: 'LLAMA_STABLECOINS', subject: `${subject.split(' ').slice(2).join(' ')} 供应量` }
    : { venue: 'LLAMA', subject: `${subject} 锁仓量` };
}
