import tip from '../series/crosshair/tooltip.module.css';
import type { PlacedNode } from './node.ts';
import styles from './Treemap.module.css';

interface TreemapTipProps {
  readonly placed: PlacedNode;
  readonly plane: { readonly width: number; readonly height: number };
  readonly lines: readonly (readonly [name: string, text: string])[];
}

const WIDTH = 200;
const HEIGHT = 96;

/** The tooltip of an area, beside its middle and inside the map. */
export function TreemapTip({ placed: { node, rect }, plane, lines }: TreemapTipProps) {
  const left = within(rect.x + rect.width / 2, plane.width - WIDTH);
  const top = within(rect.y + rect.height / 2 + 16, plane.height - HEIGHT);
  return (
    <div className={styles.tip} style={{ left, top, width: WIDTH }} aria-hidden="true">
      <div className={tip.box}>
        <div className={tip.head}>{node.name}</div>
        {lines.map(([name, text]) => (
          <div key={name} className={tip.row}>
            <span className={tip.name}>{name}</span>
            <span className={tip.value}>{text}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
