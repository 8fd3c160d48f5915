import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { Repository } from '../../ports/repositories.ts';
import { chanceBetween } from '../random/chance.ts';
import { longTail } from '../random/hash.ts';

const YEAR = 365 * DAY;
const SEEN_DAYS = 30;

/** Development activity of a coin on the Beijing day of an instant; null for a coin without a public repository. */
export function repositoryOn(facts: CatalogueCoin, time: number): Repository | null {
  if (facts.links.sourceCode.length === 0) return null;
  const { code } = facts;
  const today = beijingMidnight(time);
  const chance = (what: string, low: number, high: number) => chanceBetween(`${code}:git-${what}`, low, high);
  const grown = (1 + chance('growth', 0.01, 0.16)) ** ((today - ANCHOR) / YEAR);
  const stars = Math.round((facts.basePrice * facts.circulation) ** 0.4 * chance('stars', 0.35, 1.7) * grown);
  const commits = Array.from({ length: SEEN_DAYS }, (_, back) => commitsOn(facts, today - (back + 1) * DAY));
  const last = commits.findIndex((one) => one > 0);
  return {
    stars,
    forks: Math.round(stars * chance('forks', 0.22, 0.62)),
    watchers: Math.round(stars * chance('watch', 0.025, 0.07)) + 3,
    contributors: Math.round(3 + stars ** 0.62 * chance('people', 0.7, 1.9)),
    commits,
    lastCommitAt: last < 0 ? null : commitTime(code, today - (last + 1) * DAY),
  };
}

/** Commits per day: more in large projects, with a per-project factor, fewer at weekends. */
function commitsOn({ code, basePrice, circulation }: CatalogueCoin, day: number): number {
  const index = Math.round(day / DAY);
  const usual = (basePrice * circulation) ** 0.14 * chanceBetween(`${code}:git-pace`, 0.02, 0.5);
  const weekday = new Date(day + DAY / 3).getUTCDay();
  const rest = weekday === 0 || weekday === 6 ? 0.35 : 1;
  return Math.round(usual * rest * longTail(keyOf(`${code}:git`, 0), index));
}

function commitTime(code: string, day: number): number {
  const minute = Math.floor(uniform(keyOf(`${code}:git-time`, 0), Math.round(day / DAY)) * 1440);
  return day + minute * 60_000;
}
