import { PROPOSAL_STATES, type ProposalState } from '../contract/proposals.ts';
import type { AddressQuery } from '../routes/addressQuery.ts';

/** Filters in the address of a list of proposals; missing or invalid ones get their defaults. */
export interface ProposalChoice {
  readonly state: ProposalState | 'all';
  /** From 1. */
  readonly page: number;
}

/** Reads `?state=active&page=2`. */
export function proposalChoice(asked: AddressQuery): ProposalChoice {
  const state = asked('state');
  return {
    state: PROPOSAL_STATES.find((known) => known === state) ?? 'all',
    page: Math.max(1, Math.floor(Number(asked('page'))) || 1),
  };
}

/** Call arguments of a list, of one project if a code is given. */
export function proposalArgs({ state, page }: ProposalChoice, code: string | undefined) {
  return {
    ...(page > 1 && { page }),
    ...(state !== 'all' && { state }),
    ...(code !== undefined && { coincode: code }),
  };
}

/** Title of a proposal's browser tab: the proposal and its project. */
export function proposalTitle({
  title,
  space,
}: {
  readonly title: string;
  readonly space: { readonly name: string };
}): string {
  return `${title} ${space.name}`;
}
