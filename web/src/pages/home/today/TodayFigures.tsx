import { upTo } from '@coinmirror/shared/constants/breakpoints.ts';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { ComingLists } from './ComingLists.tsx';
import { SizesFigure } from './SizesFigure.tsx';
import { ValueFigure } from './ValueFigure.tsx';

/** As the style sheet: without room for a third column, which then stands under the list. */
const NARROW = upTo('no-rail');

/** The total value above what was liquidated; where there is room, rises and falls by size, what has been and what comes. */
export function TodayFigures() {
  const onPhone = useMediaQuery(PHONE);
  const isNarrow = useMediaQuery(NARROW);
  return (
    <>
      <ValueFigure />
      {!onPhone && <SizesFigure />}
      {!isNarrow && <ComingLists />}
    </>
  );
}
