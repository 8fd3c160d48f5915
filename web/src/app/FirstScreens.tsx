import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createFirstScreen, FirstScreenContext } from '#ui/lazy/firstScreen.ts';
import { isRemembered } from './router/scrollMemory.ts';
import type { Shown, SiteRouter } from './router/siteRouter.ts';

interface FirstScreensProps {
  readonly router: SiteRouter;
  readonly children: ReactNode;
}

/**
 * Each page draws its first screen first, so that a press shows the next page soon. A visitor who returns to the middle
 * of a page gets all of it at once.
 */
export function FirstScreens({ router, children }: FirstScreensProps) {
  const [firstScreen, setFirstScreen] = useState(() => firstScreenOf(router.shown(), window.scrollY > 0));
  useLayoutEffect(() => router.onShown((next) => setFirstScreen(firstScreenOf(next))), [router]);
  return <FirstScreenContext value={firstScreen}>{children}</FirstScreenContext>;
}

/** `isScrolled`: the visitor is reading the prerendered page further down. */
const firstScreenOf = ({ location }: Shown, isScrolled = false) =>
  createFirstScreen(isScrolled || isRemembered(location));
