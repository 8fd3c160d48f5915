import { type CSSProperties, memo } from 'react';
import { cx } from '#ui/classNames.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { heatStrength, heatTone, isLoud } from '../color/heatColor.ts';
import { changeText, type PlacedNode } from './node.ts';
import styles from './Treemap.module.css';

interface TreemapTileProps {
  readonly placed: PlacedNode;
  readonly fullAt: number;
  /** Everything as text, for screen readers. */
  readonly words: string;
  /** The one tile with tabindex 0; arrow keys move on from there. */
  readonly reachable: boolean;
}

/** One area of the map: a link in the colour of its change. */
export const TreemapTile = memo(function TreemapTile(props: TreemapTileProps) {
  const { node, rect, label, logoSize, round = false } = props.placed;
  const place: Readonly<Record<string, string>> = {
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    '--share': `${heatStrength(node.change ?? 0, props.fullAt) * 100}%`,
  };
  return (
    <HrefLink
      href={node.href}
      className={cx(
        styles.tile,
        styles[heatTone(node.change)],
        isLoud(node.change, props.fullAt) && styles.loud,
        round && styles.round,
      )}
      style={place satisfies CSSProperties}
      tabIndex={props.reachable ? 0 : -1}
      data-tile={node.key}
    >
      <VisuallyHidden>{props.words}</VisuallyHidden>
      {logoSize !== null && node.logo && <Logo src={node.logo} name={node.name} size={logoSize} />}
      {label && (
        <span aria-hidden="true" className={styles.name} style={{ fontSize: label.nameSize }}>
          {label.lines.join('\n')}
        </span>
      )}
      {label && label.changeSize !== null && (
        <span aria-hidden="true" className={styles.change} style={{ fontSize: label.changeSize }}>
          {changeText(node)}
        </span>
      )}
    </HrefLink>
  );
});
