/** The MediaQueryList of a query; null where the browser has no matchMedia. */
export function mediaList(query: string): MediaQueryList | null {
  const match: typeof window.matchMedia | undefined = window.matchMedia;
  return match?.call(window, query) ?? null;
}

/** Whether a media query matches now. */
export function matchesMedia(query: string): boolean {
  return mediaList(query)?.matches ?? false;
}
