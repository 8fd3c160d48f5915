import { type KeyboardEvent, useState } from 'react';
import { arrowTarget } from './arrowTarget.ts';
import type { PlacedNode } from './node.ts';
import styles from './Treemap.module.css';
import { TreemapTile } from './TreemapTile.tsx';
import { TreemapTip } from './TreemapTip.tsx';

export interface TreemapPlaneProps {
  readonly placed: readonly PlacedNode[];
  readonly width: number;
  readonly height: number;
  readonly fullAt: number;
  readonly title: string;
  /** Size and change of a node as text. */
  readonly linesOf: (placed: PlacedNode) => readonly (readonly [name: string, text: string])[];
}

/**
 * The areas as links, with a roving tabindex, arrow keys between them, and a tooltip for the focused or hovered one.
 */
export function TreemapPlane({ placed, width, height, fullAt, title, linesOf }: TreemapPlaneProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  const current = placed.find(({ node }) => node.key === reached) ?? placed[0];
  const pointedPlace = placed.find(({ node }) => node.key === pointed);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') setPointed(null);
    const from = placed.findIndex(({ node }) => node.key === keyOf(event.target));
    const next = placed[arrowTarget(event.key, from, placed)];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-tile="${CSS.escape(next.node.key)}"]`)?.focus();
  }
  function onFocus(target: EventTarget) {
    setReached(keyOf(target));
    setPointed(keyOf(target));
  }
  return (
    <nav
      className={styles.plane}
      style={{ height }}
      aria-label={title}
      onKeyDown={onKeyDown}
      onFocus={(event) => onFocus(event.target)}
      onBlur={() => setPointed(null)}
      onPointerOver={(event) => setPointed(event.pointerType === 'touch' ? null : keyOf(event.target))}
      onPointerLeave={() => setPointed(null)}
    >
      {placed.map((one) => (
        <TreemapTile
          key={one.node.key}
          placed={one}
          fullAt={fullAt}
          words={`${one.node.name}，${linesOf(one)
            .map((line) => line.join(' '))
            .join('，')}`}
          reachable={one === current}
        />
      ))}
      {pointedPlace && (
        <TreemapTip placed={pointedPlace} plane={{ width, height }} lines={linesOf(pointedPlace)} />
      )}
    </nav>
  );
}

function keyOf(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>('[data-tile]')?.dataset['tile'] ?? null)
    : null;
}
