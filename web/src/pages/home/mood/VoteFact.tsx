import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { SplitBar, type SplitSide } from '#ui/splitBar/SplitBar.tsx';
import { useVoteStatsQuery } from './readerMoodApi.ts';
import styles from './VoteFact.module.css';

/** Visitors' expectation of the market: up, neutral, down. In whole per cent, since the three share a narrow line. */
export function VoteFact() {
  const votes = useVoteStatsQuery({}).data?.value;
  const shares = votes ? roundShares([votes.bullish, votes.neutral, votes.bearish]) : [];
  const text = (at: number) => formatShare(shares[at], 0);
  const sides: readonly SplitSide[] = [
    { label: '看涨', value: votes?.bullish ?? 0, text: text(0), tone: 'up' },
    { label: '观望', value: votes?.neutral ?? 0, text: text(1), tone: 'neutral' },
    { label: '看跌', value: votes?.bearish ?? 0, text: text(2), tone: 'down' },
  ];
  return (
    <>
      <div className={styles.words} aria-hidden="true">
        {sides.map(({ label, text, tone }) => (
          <span key={label} className={styles[tone]}>
            {label}
            {text}
          </span>
        ))}
      </div>
      <SplitBar label="读者的多空情绪" sides={sides} showWords={false} />
    </>
  );
}
