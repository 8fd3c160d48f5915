import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import type { Dated } from '#api/call.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { ConceptMap, MAP_HEIGHT } from './ConceptMap.tsx';
import styles from './concepts.module.css';

/** Height of the chart frame: tools above the map, source below. */
const PANEL_HEIGHT = 76;

interface ConceptMapPlaceProps {
  readonly answer: Dated<{ readonly rows: readonly ConceptRow[] }> | undefined;
  readonly failed: boolean;
}

/**
 * The map, or its skeleton while the concepts are loading, so that the table below does not shift. The table reports a
 * failure.
 */
export function ConceptMapPlace({ answer, failed }: ConceptMapPlaceProps) {
  if (answer) return <ConceptMap rows={answer.value.rows} asOf={answer.asOf} />;
  if (failed) return null;
  return (
    <div className={styles.map}>
      <Skeleton height={MAP_HEIGHT + PANEL_HEIGHT} />
    </div>
  );
}
