import { screenHeight } from './screenHeight.ts';

/**
 * Whether a part that has not rendered belongs on the screen, or less than a screen below it. Its `<template>` is not
 * laid out: the end of what stands before it counts.
 */
export function isNearScreen(place: HTMLTemplateElement): boolean {
  let before = place.previousElementSibling;
  while (before instanceof HTMLTemplateElement) before = before.previousElementSibling;
  const top = before?.getBoundingClientRect().bottom ?? place.parentElement?.getBoundingClientRect().top ?? 0;
  return top < 2 * screenHeight();
}
