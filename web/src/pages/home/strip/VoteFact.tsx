import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { useVoteStatsQuery } from '#api/endpoints/sentiment.ts';
import { SplitBar, type SplitSide } from '#ui/splitBar/SplitBar.tsx';
import styles from './VoteFact.module.css';

/** How readers see the market: up, out of it, down. In whole per cent, since three of them share a narrow line. */
export function VoteFact() {
  const votes = useVoteStatsQuery({}).data?.value;
  const sides: readonly SplitSide[] = [
    { label: '看涨', value: votes?.bullish ?? 0, text: whole(votes?.bullish), tone: 'up' },
    { label: '空仓', value: votes?.neutral ?? 0, text: whole(votes?.neutral), tone: 'neutral' },
    { label: '看跌', value: votes?.bearish ?? 0, text: whole(votes?.bearish), tone: 'down' },
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

function whole(share: number | undefined): string {
  return share === undefined ? MISSING : `${Math.round(share)}%`;
}
