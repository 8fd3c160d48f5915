import type { Refused } from '../counts/episodes.ts';
import type { SourceName } from '../table/sourceTable.ts';

/** How subjects of supplies begin. */
const SUPPLY = 'supply ';

/** Who reports a slow number (`supply 1 USDT`, `aave eth`), and how visitors read it: `USDT 供应量`. */
export function outlierName(subject: string): { readonly venue: SourceName } & Pick<Refused, 'subject'> {
  return subject.startsWith(SUPPLY)
    ? { venue: 'LLAMA_STABLECOINS', subject: `${subject.split(' ').slice(2).join(' ')} 供应量` }
    : { venue: 'LLAMA', subject: `${subject} 锁仓量` };
}
