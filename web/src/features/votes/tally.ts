import type { VoteChoice, VoteTally } from '@coinmirror/shared/contract/community/votes.ts';

/** The votes within one subject, as the upstream lists them. */
export interface Tallies {
  readonly list: readonly VoteTally[];
}

/** The votes on one item; an unlisted item has none. */
export function tallyOf(tallies: Tallies | undefined, item: string): VoteTally {
  return tallies?.list.find((one) => one.item === item) ?? { item, up: 0, down: 0, mine: null };
}

/** The tallies with one of them replaced or added. */
export function withTally(tallies: Tallies, tally: VoteTally): { list: VoteTally[] } {
  const others = tallies.list.filter(({ item }) => item !== tally.item);
  return { list: [...others, tally] };
}

/** The tallies after the visitor's choice: a previous vote is removed first, so that each visitor counts once. */
export function withVote(tallies: Tallies, item: string, mine: VoteChoice | null): { list: VoteTally[] } {
  const before = tallyOf(tallies, item);
  const of = (choice: VoteChoice) =>
    before[choice] - Number(before.mine === choice) + Number(mine === choice);
  return withTally(tallies, { item, up: of('up'), down: of('down'), mine });
}

/** The result of pressing a choice: that choice, or none where it was chosen already. */
export function pressed(mine: VoteChoice | null, choice: VoteChoice): VoteChoice | 'none' {
  return mine === choice ? 'none' : choice;
}
