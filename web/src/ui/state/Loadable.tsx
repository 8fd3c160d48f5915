import type { ReactNode } from 'react';
import { DefinitionAnswer } from '../definition/DefinitionAnswer.ts';
import { SimulatedBadge } from '../provenance/SimulatedBadge.tsx';
import { SkeletonLines } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import { OutdatedContent } from './OutdatedContent.tsx';
import { StaleNote } from './StaleNote.tsx';
import { type DatedAnswer, type LoadableResult, shownAnswer } from './shownAnswer.ts';
import styles from './state.module.css';
import { WidgetBoundary } from './WidgetBoundary.tsx';

export interface LoadableProps<Value> {
  result: LoadableResult<Value>;
  /** Of the same size as the content. */
  skeleton?: ReactNode;
  empty?: ReactNode;
  /** By default an empty array, or a page without rows, is empty. */
  isEmpty?: (value: Value) => boolean;
  /** Height to reserve for the failed and empty states, px. */
  height?: number;
  /** Failed and empty states on one line: for a small cell or panel. */
  compact?: boolean;
  children: (value: Value, dated: DatedAnswer<Value>) => ReactNode;
}

/**
 * All states of loaded data. Data once shown stays while it is refetched, and when that fails it stays with its age
 * above it: a price page never goes blank, and "failed" never looks like "zero". Data of other arguments is dimmed
 * until the right answer comes, and removed when that fails.
 */
export function Loadable<Value>(props: LoadableProps<Value>) {
  const { result, skeleton, empty, isEmpty = holdsNothing, height, compact = false, children } = props;
  const { isFetching, refetch } = result;
  const { data, failure, isAged, isFormer } = shownAnswer(result);
  const retry = () => void refetch();
  const room = height === undefined ? {} : { height };

  if (data === undefined) {
    if (failure === undefined) return <Pending skeleton={skeleton} />;
    return <FailedState failure={failure} onRetry={retry} busy={isFetching} compact={compact} {...room} />;
  }
  if (isEmpty(data.value)) return empty ?? <EmptyState compact={compact} {...room} />;
  return (
    <>
      {isAged && <StaleNote asOf={data.asOf} onRetry={retry} busy={isFetching} />}
      <SimulatedBadge provenance={data.provenance}>
        <OutdatedContent is={isFormer}>
          <WidgetBoundary>
            <DefinitionAnswer value={result}>
              <Drawn draw={children} data={data} />
            </DefinitionAnswer>
          </WidgetBoundary>
        </OutdatedContent>
      </SimulatedBadge>
    </>
  );
}

interface DrawnProps<Value> {
  readonly draw: LoadableProps<Value>['children'];
  readonly data: DatedAnswer<Value>;
}

/** A component of its own, so that a boundary around it catches its rendering errors. */
function Drawn<Value>({ draw, data }: DrawnProps<Value>) {
  return draw(data.value, data);
}

function Pending({ skeleton }: { skeleton: ReactNode }) {
  return (
    <div className={styles.region} aria-busy="true">
      <VisuallyHidden>正在加载</VisuallyHidden>
      {skeleton ?? <SkeletonLines lines={4} ruled />}
    </div>
  );
}

function holdsNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value === null || !('rows' in value)) return false;
  return Array.isArray(value.rows) && value.rows.length === 0;
}
