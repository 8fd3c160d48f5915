import type { StableChain, StableChains } from '../contract/dashboards/stable.ts';
import { writeMoneyFlow } from '../format/signed.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { change, clause, type Figure, type Sentence, say, share, usd } from './sentence.ts';

/** Which chain has most of the coins, and on which most came and went within 30 days. */
export function stableChainsSentence({ chains, total }: StableChains): Sentence | null {
  const named = chains.filter(({ name }) => name !== '其他');
  const [first] = named;
  if (first === undefined) return null;
  const moved = named
    .filter(({ change30d }) => change30d !== null)
    .toSorted((one, other) => (other.change30d ?? 0) - (one.change30d ?? 0));
  const [most, least] = [moved[0], moved.at(-1)];
  const said = clause(
    [
      say`合计 ${usd(total, HERE)}，${first.name} 占 ${share(first.share, HERE, 1)}`,
      most !== undefined && (most.change30d ?? 0) > 0
        ? say`近 30 日 ${most.name} 增加最多，${flowOf(most)}`
        : null,
      least !== undefined && (least.change30d ?? 0) < 0
        ? say`${least.name} 减少最多，${flowOf(least)}`
        : null,
    ],
    '；',
  );
  return said && [...said, '。'];
}

const HERE: Link = linkTo('dataStable', {});

function flowOf({ change30d, change30dPercent }: StableChain): Sentence {
  const { text, direction } = writeMoneyFlow(change30d, { unit: 'usd', rates: {} });
  const amount: Figure = { text, link: HERE, direction: direction ?? 'none' };
  return change30dPercent === null ? [amount] : say`${amount}（${change(change30dPercent, HERE)}）`;
}
