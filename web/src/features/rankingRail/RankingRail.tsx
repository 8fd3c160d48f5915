import { type ComponentType, use, useRef } from 'react';
import { useNear } from '#ui/lazy/useNear.ts';
import { ConceptPanel } from './ConceptPanel.tsx';
import { MovesPanel } from './MovesPanel.tsx';
import { NewCoinPanel } from './NewCoinPanel.tsx';
import { PositionPanel } from './PositionPanel.tsx';
import styles from './RankingRail.module.css';
import { RAIL_SIZE, RailSize, railHeight, SECTORS_HEIGHT } from './railSize.ts';
import { SectorsPanel } from './SectorsPanel.tsx';
import { TurnoverPanel } from './TurnoverPanel.tsx';
import { VolumePanel } from './VolumePanel.tsx';

interface Slot {
  readonly key: string;
  readonly Panel: ComponentType;
  /** Height of its rows, px, where they are not those of a table of the rail's size. */
  readonly height?: number;
}

/** Five on either side, and the second headings. */
const MOVES_ROWS = 11;

const SLOTS = [
  { key: 'sectors', Panel: SectorsPanel, height: SECTORS_HEIGHT },
  { key: 'moves', Panel: MovesPanel, height: railHeight(MOVES_ROWS) },
  { key: 'new', Panel: NewCoinPanel },
  { key: 'volume', Panel: VolumePanel },
  { key: 'turnover', Panel: TurnoverPanel },
  { key: 'increase', Panel: () => <PositionPanel type="increase" /> },
  { key: 'decrease', Panel: () => <PositionPanel type="decrease" /> },
  { key: 'concept', Panel: ConceptPanel },
] as const satisfies readonly Slot[];

/** Height around a ranking's table, px. */
const PANEL_HEIGHT = 56;

export type RailKey = (typeof SLOTS)[number]['key'];

export interface RankingRailProps {
  /** Which rankings, in the rail's own order; all by default. */
  readonly rankings?: readonly RailKey[];
  /** Rows of each. */
  readonly size?: number;
}

/** The short rankings in a page's rail (below the page on a phone), each loaded when it comes near the viewport. */
export function RankingRail({ rankings, size = RAIL_SIZE }: RankingRailProps) {
  return (
    <RailSize value={size}>
      <div className={styles.rail}>
        {SLOTS.filter((slot) => rankings?.includes(slot.key) ?? true).map((slot) => (
          <RailSlot key={slot.key} slot={slot} />
        ))}
      </div>
    </RailSize>
  );
}

function RailSlot({ slot: { Panel, height } }: { readonly slot: Slot }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const size = use(RailSize);
  return (
    <div ref={place} style={{ minHeight: PANEL_HEIGHT + (height ?? railHeight(size)) }}>
      {near && <Panel />}
    </div>
  );
}
