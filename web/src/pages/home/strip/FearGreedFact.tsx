import { FEAR_GREED_BANDS } from '@coinmirror/shared/constants/fearGreedBands.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatMonthDay } from '@coinmirror/shared/format/time.ts';
import { useFearGreedQuery } from '#api/endpoints/sentiment.ts';
import styles from './FearGreedFact.module.css';
import strip from './MarketStrip.module.css';

/** The colours of the index's own page, which do not change with the palette of up and down. */
const SCALE = `linear-gradient(to right, ${Object.values(FEAR_GREED_BANDS)
  .map(({ tone }) => `var(--${tone})`)
  .join(', ')})`;

/** 0 is extreme fear, 100 extreme greed: the number, its label and day, and its position on the scale. */
export function FearGreedFact() {
  const answer = useFearGreedQuery({}).data?.value;
  const index = answer?.now;
  return (
    <div className={styles.index}>
      <span className={strip.figure}>{index?.value ?? MISSING}</span>
      <span className={styles.word}>
        {index ? `${index.label} ${formatMonthDay(answer?.updatedAt)}` : ''}
      </span>
      <span className={styles.scale} style={{ background: SCALE }} aria-hidden="true">
        {index && <span className={styles.mark} style={{ insetInlineStart: `${index.value}%` }} />}
      </span>
    </div>
  );
}
