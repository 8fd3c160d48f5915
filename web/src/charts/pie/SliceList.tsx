import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { useRef } from 'react';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import type { FoldedSlice } from './foldSlices.ts';
import styles from './Pie.module.css';
import { sliceColor } from './sliceColor.ts';

/** The slices by name, for a chart too narrow to label them. */
export function SliceList({ slices }: { readonly slices: readonly FoldedSlice[] }) {
  const list = useRef<HTMLUListElement>(null);
  const colors = useThemeColors(list);
  return (
    <ul ref={list} className={styles.list}>
      {slices.map((slice, index) => (
        <li key={slice.name} className={styles.item}>
          <span
            className={styles.swatch}
            style={colors === null ? undefined : { background: sliceColor(slice, index, colors) }}
          />
          {slice.name}
          <span className={styles.share}>{formatShare(slice.share)}</span>
        </li>
      ))}
    </ul>
  );
}
