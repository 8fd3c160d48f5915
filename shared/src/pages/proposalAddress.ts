import { PROPOSAL_STATES, type ProposalState } from '../contract/proposals.ts';
import type { AddressQuery } from '../routes/addressQuery.ts';

/** What a list of proposals is narrowed to; what the address does not say, or says wrongly, is as usual. */
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

/** Arguments of the call for such a list, of one project where a code is given. */
export function proposalArgs({ state, page }: ProposalChoice, code: string | undefined) {
  return {
    ...(page > 1 && { page }),
    ...(state !== 'all' && { state }),
    ...(code !== undefined && { coincode: code }),
  };
}

/** What the tab says of a proposal: what is proposed, and to whom. */
export function proposalTitle({
  title,
  space,
}: {
  readonly title: string;
  readonly space: { readonly name: string };
}): string {
  return `${title} ${space.name}`;
}
