import { CoinVote } from '#features/votes/CoinVote.tsx';
import { useVisitor } from '#templates/visitor/useVisitor.ts';

/** 看多 or 看空, for the current visitor. */
export function CoinVoteCard({ code, name }: { readonly code: string; readonly name: string }) {
  return <CoinVote code={code} name={name} voter={useVisitor()} />;
}
