import { PROPOSAL_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import type { ProposalState } from '@coinmirror/shared/contract/proposals.ts';
import { Badge, type BadgeTone } from '#ui/badge/Badge.tsx';

const TONES: Readonly<Record<ProposalState, BadgeTone>> = {
  pending: 'neutral',
  active: 'brand',
  passed: 'success',
  rejected: 'error',
  lapsed: 'warning',
  ended: 'neutral',
};

export function StateBadge({ state }: { readonly state: ProposalState }) {
  return <Badge tone={TONES[state]}>{PROPOSAL_LABELS[state]}</Badge>;
}
