import { useIsPageLoading } from '../router/useIsPageLoading.ts';
import { ProgressBar } from './ProgressBar.tsx';

/**
 * The progress of a navigation; a component of its own, so that nothing else re-renders when it starts and
 * ends.
 */
export function PageProgress() {
  return <ProgressBar isLoading={useIsPageLoading()} />;
}
