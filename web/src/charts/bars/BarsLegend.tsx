import { useRef } from 'react';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import type { BarGroup } from './BarsChart.tsx';
import styles from './BarsLegend.module.css';
import { groupColor } from './groupColor.ts';

/** The groups by name and colour. */
export function BarsLegend({ groups }: { groups: readonly BarGroup[] }) {
  const box = useRef<HTMLUListElement>(null);
  const colors = useThemeColors(box);
  return (
    <ul ref={box} className={styles.legend}>
      {groups.map((group, index) => (
        <li key={group.key} className={styles.item}>
          <span
            className={styles.swatch}
            style={colors === null ? undefined : { background: groupColor(group, index, colors) }}
          />
          {group.name}
        </li>
      ))}
    </ul>
  );
}
