import { formatShare } from '@coinmirror/shared/format/percent.ts';
import styles from './DayStrip.module.css';

const STEP = 2;
const HEIGHT = 16;
/** A day that answered less than this, %, stands out. */
const POOR = 90;

/** The availability of a source (%), a bar a day, oldest first; a day without a question has none. */
export function DayStrip({ shares }: { readonly shares: readonly (number | null)[] }) {
  const known = shares.filter((each) => each !== null);
  const words = `${known.length} 天有询问，最低的一天 ${formatShare(known.length > 0 ? Math.min(...known) : null)}`;
  const width = shares.length * STEP;
  return (
    <svg role="img" aria-label={words} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <title>{words}</title>
      <path className={styles.day} d={barsOf(shares, (share) => share >= POOR)} />
      <path className={styles.poor} d={barsOf(shares, (share) => share < POOR)} />
    </svg>
  );
}

/** The bars of some days as one path, from the ground up. */
function barsOf(shares: readonly (number | null)[], isDrawn: (share: number) => boolean): string {
  const bars = shares.map((share, day) =>
    share !== null && isDrawn(share)
      ? `M${day * STEP + STEP / 2} ${HEIGHT}V${HEIGHT - Math.max(STEP, (share / 100) * HEIGHT)}`
      : '',
  );
  return bars.join('');
}
