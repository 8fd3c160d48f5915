import type { Proposal } from '@coinmirror/shared/contract/proposals.ts';
import { Time } from '#ui/time/Time.tsx';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';

/** The time left of a vote, or when it started or ended. */
export function TimeLeft({ proposal: { state, start, end } }: { readonly proposal: Proposal }) {
  if (state === 'pending') {
    return (
      <span>
        <TimeAgo time={start} />
        开始
      </span>
    );
  }
  if (state === 'active') {
    return (
      <span>
        <TimeAgo time={end} />
        截止
      </span>
    );
  }
  return (
    <span>
      <Time value={end} form="date" /> 结束
    </span>
  );
}
