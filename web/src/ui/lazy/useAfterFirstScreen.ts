import { type RefObject, startTransition, use, useEffect, useState } from 'react';
import { FirstScreenContext } from './firstScreen.ts';
import { isNearScreen } from './isNearScreen.ts';

/**
 * Whether it is the turn of a part that the first screen of a page does not need. `place` is an empty `<template>` where
 * the part will stand.
 */
export function useAfterFirstScreen(place: RefObject<HTMLTemplateElement | null>): boolean {
  const firstScreen = use(FirstScreenContext);
  const [isDue, setDue] = useState(firstScreen.isDrawn);
  useEffect(() => {
    if (isDue) return;
    // In a transition, so that React slices it; the effect's clean-up reports its end.
    return firstScreen.queue(
      () => startTransition(() => setDue(true)),
      () => place.current === null || isNearScreen(place.current),
    );
  }, [firstScreen, isDue, place]);
  return isDue;
}
