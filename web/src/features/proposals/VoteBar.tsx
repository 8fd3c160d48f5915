import type { Proposal } from '@coinmirror/shared/contract/proposals.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { SplitBar, type SplitSide } from '#ui/splitBar/SplitBar.tsx';
import styles from './proposals.module.css';

/** For, against and abstaining are not rise and fall: they keep their colours in every palette. */
const TONES: readonly SplitSide['tone'][] = ['brand', 'neutral', 'neutral'];

/** The votes by coins, and the progress to the quorum. */
export function VoteBar({ proposal }: { readonly proposal: Proposal }) {
  const { choices, scores, total, quorum, space } = proposal;
  // Of a vote with other choices than for, against and abstain, every coin counts.
  const counted = choices.length === 3 ? (scores[0] ?? 0) + (scores[2] ?? 0) : (total ?? 0);
  const reached = quorum ? (counted / quorum) * 100 : null;
  return (
    <div className={styles.votes}>
      {total === 0 ? (
        <p className={styles.none}>还没有人投票</p>
      ) : (
        <SplitBar
          label="票数"
          sides={choices.map((label, at) => ({
            label,
            value: scores[at] ?? 0,
            tone: TONES[at] ?? 'neutral',
          }))}
        />
      )}
      {quorum !== null && (
        <>
          <p className={styles.quorum}>
            法定票数 {formatAmount(counted)} / {formatAmount(quorum)} {space.symbol}（
            {formatShare(reached, 0)}）
          </p>
          <div className={styles.track} aria-hidden="true">
            <span className={styles.reached} style={{ inlineSize: `${Math.min(100, reached ?? 0)}%` }} />
          </div>
        </>
      )}
    </div>
  );
}
