import { useIsPageLoading } from '../router/useIsPageLoading.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** The progress of going to a page; apart, so that nothing else is drawn again when it begins and ends. */
export function PageProgress() {
  return <ProgressBar isLoading={useIsPageLoading()} />;
}
