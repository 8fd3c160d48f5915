import type { ProposalState } from '@coinmirror/shared/contract/proposals.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { BEIJING, DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { proposalSpaces } from '../../catalogue/content/proposals/spaces.ts';
import type { Proposal } from '../../ports/proposals.ts';
import { addressOn } from '../random/addresses.ts';
import { PROPOSAL_SUBJECTS, type ProposalSubject } from './subjects.ts';

const CHOICES = ['赞成', '反对', '弃权'] as const;

/** A proposal with the inputs its voters are drawn from. */
export interface VotedProposal extends Proposal {
  /** Whole coins behind each choice when the vote closes. */
  readonly finalScores: readonly number[];
}

/** Each project starts a vote at this interval. It is announced a day ahead and runs for five or seven days. */
const EVERY = 24 * DAY;
const RETAINED_TURNS = 15;
const NOTICE = 2 * DAY;
/**
 * Turnout at a fraction of the voting time is that fraction to this power: most vote early, some wait for the last day.
 */
export const TURNOUT_POWER = 0.7;

/** All proposals known at an instant (epoch ms, rounded down to the hour): open ones first, then newest first. */
export function proposalsAt(now: number): readonly VotedProposal[] {
  const hour = Math.floor(now / HOUR) * HOUR;
  return proposalSpaces
    .flatMap((coin, place) => {
      const last = Math.floor((hour + NOTICE) / EVERY) + 1;
      return Array.from({ length: RETAINED_TURNS }, (_, back) => voted(coin, place, last - back, hour));
    })
    .filter(({ start }) => start - NOTICE <= hour)
    .toSorted((a, b) => orderOf(a.state) - orderOf(b.state) || b.start - a.start);
}

function orderOf(state: ProposalState): number {
  return state === 'active' ? 0 : state === 'pending' ? 1 : 2;
}

function voted(coin: CatalogueCoin, place: number, turn: number, now: number): VotedProposal {
  const key = keyOf(`proposal-${coin.code}`, 0);
  const chance = (at: number) => uniform(key, turn * 16 + at);
  const offset = Math.floor((place * EVERY) / proposalSpaces.length / DAY) * DAY;
  const start = turn * EVERY + offset - BEIJING + (16 + Math.floor(chance(0) * 6)) * HOUR;
  const end = start + (chance(1) < 0.5 ? 5 : 7) * DAY;
  const subject = PROPOSAL_SUBJECTS[(turn + place) % PROPOSAL_SUBJECTS.length] ?? firstSubject();
  const quorum = roundTo2((coin.supply ?? 0) * 0.02);
  const turnout = quorum * (0.75 + chance(2) * 1.9);
  const against = 0.02 + chance(3) ** 3 * 0.75;
  const abstain = (1 - against) * chance(4) * 0.12;
  const progress = Math.min(1, Math.max(0, (now - start) / (end - start)));
  const part = progress === 0 ? 0 : progress ** TURNOUT_POWER;
  const cast = (done: number) =>
    [1 - against - abstain, against, abstain].map((share) => Math.floor(turnout * share * done));
  const scores = cast(part);
  return {
    id: `${coin.code}-${turn}`,
    coin: coin.code,
    title: subject.title,
    lines: subject.lines.map((line) => filled(line, coin)),
    start,
    end,
    state: stateOf(start, end, now, scores, quorum),
    choices: CHOICES,
    scores,
    finalScores: cast(1),
    quorum,
    voterCount: Math.floor((180 + chance(5) ** 2 * 4200) * part),
    author: addressOn('Ethereum', `${coin.code}-author-${Math.floor(chance(6) * 5)}`),
  };
}

/** A subject's text, filled in for a project. */
function filled(line: string, { nameZh, nameEn, symbol }: CatalogueCoin): string {
  return line
    .replaceAll('{name}', ` ${nameZh || nameEn} `)
    .replaceAll('{symbol}', symbol)
    .trim();
}

function stateOf(
  start: number,
  end: number,
  now: number,
  [yes = 0, no = 0, abstained = 0]: readonly number[],
  quorum: number,
): ProposalState {
  if (now < start) return 'pending';
  if (now < end) return 'active';
  if (yes + abstained < quorum) return 'lapsed';
  return yes > no ? 'passed' : 'rejected';
}

function firstSubject(): ProposalSubject {
  const [first] = PROPOSAL_SUBJECTS;
  if (!first) throw new Error('no subject');
  return first;
}

function roundTo2(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  return Math.round(amount / step) * step;
}
