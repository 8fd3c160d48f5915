import { ComingLists } from './ComingLists.tsx';
import { SizesFigure } from './SizesFigure.tsx';

/** What a phone has no room for: rises and falls by size, what has been and what comes. */
export function WideFigures() {
  return (
    <>
      <SizesFigure />
      <ComingLists />
    </>
  );
}
