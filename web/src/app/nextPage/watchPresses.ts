/** What a pointer says about the next page. */
export interface PressListener {
  /** A link was pressed, or a mouse has rested on it. */
  onLikely(href: string): void;
  /** The press has become a scroll. */
  onCancel(): void;
}

/** A mouse that crosses a list rests on none of its links for so long, ms. */
const REST = 80;

/** Watches all links of a document for the press that opens the next page. Returns a function that stops it. */
export function watchPresses(page: Document, { onLikely, onCancel }: PressListener): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;

  const onOver = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(rest);
    const href = pointerType === 'mouse' ? hrefAt(target) : null;
    if (href !== null) rest = setTimeout(() => onLikely(href), REST);
  };
  const onDown = ({ target, button }: PointerEvent) => {
    clearTimeout(rest);
    const href = button === 0 ? hrefAt(target) : null;
    if (href !== null) onLikely(href);
  };
  // Links stop no event of theirs, but what stands around them may.
  const options = { capture: true, passive: true };
  page.addEventListener('pointerover', onOver, options);
  page.addEventListener('pointerdown', onDown, options);
  page.addEventListener('pointercancel', onCancel, options);
  return () => {
    clearTimeout(rest);
    page.removeEventListener('pointerover', onOver, options);
    page.removeEventListener('pointerdown', onDown, options);
    page.removeEventListener('pointercancel', onCancel, options);
  };
}

/** Path and query of the site's own page under a pointer; null where there is none, or the page is shown already. */
function hrefAt(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search;
}
