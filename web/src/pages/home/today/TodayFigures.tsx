import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { ComingLists } from './ComingLists.tsx';
import { SizesFigure } from './SizesFigure.tsx';
import { ValueFigure } from './ValueFigure.tsx';

/** The total value above what was liquidated; where there is room, rises and falls by size, what has been and what comes. */
export function TodayFigures() {
  const onPhone = useMediaQuery(PHONE);
  return (
    <>
      <ValueFigure />
      {!onPhone && (
        <>
          <SizesFigure />
          <ComingLists />
        </>
      )}
    </>
  );
}
