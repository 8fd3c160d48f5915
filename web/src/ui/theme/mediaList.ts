/** What the browser says of a media query; null where it does not know them. */
export function mediaList(query: string): MediaQueryList | null {
  const match: typeof window.matchMedia | undefined = window.matchMedia;
  return match?.call(window, query) ?? null;
}

/** Whether a media query holds now. */
export function matchesMedia(query: string): boolean {
  return mediaList(query)?.matches ?? false;
}
