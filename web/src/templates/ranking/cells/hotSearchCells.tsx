import type { HotSearch } from '@coinmirror/shared/contract/search.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { cx } from '#ui/classNames.ts';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import styles from './cells.module.css';
import { Meter } from './Meter.tsx';

/** Custom cells of the most searched coins: heat as a bar, rank changes in their colours. */
export const hotSearchCells: Cells<HotSearch> = {
  heat: ({ heat }) => <Meter value={heat} text={heat === null ? MISSING : String(Math.round(heat))} />,
  heatChange: ({ heatChange }) => <PlaceChange value={heatChange} />,
};

function PlaceChange({ value }: { readonly value: number | null }) {
  if (value === null) return MISSING;
  if (value === 0) return <span className={styles.same}>持平</span>;
  return (
    <span className={cx(value > 0 ? styles.won : styles.lost)}>{value > 0 ? `▲${value}` : `▼${-value}`}</span>
  );
}
