import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { useFearGreedQuery } from '#api/endpoints/sentiment.ts';
import styles from './FearGreedFact.module.css';
import strip from './MarketStrip.module.css';

/** 0 is extreme fear, 100 extreme greed: the number, its word, and where it stands between the two. */
export function FearGreedFact() {
  const index = useFearGreedQuery({}).data?.value.now;
  return (
    <div className={styles.index}>
      <span className={strip.figure}>{index?.value ?? MISSING}</span>
      <span className={styles.word}>{index?.label ?? ''}</span>
      <span className={styles.scale} aria-hidden="true">
        {index && <span className={styles.mark} style={{ insetInlineStart: `${index.value}%` }} />}
      </span>
    </div>
  );
}
