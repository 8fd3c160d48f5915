import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the code without drawing anything: call it when the visitor comes near. */
  readonly preload: () => void;
}

/**
 * A component whose code arrives when it is first needed. Dialogs, menus and the like are wrapped in it here,
 * so that a page may use them freely and still not ship them before they are opened.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let arriving: Promise<{ default: ComponentType<Props> }> | null = null;
  function fetchOnce() {
    arriving ??= load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        arriving = null;
        throw error;
      },
    );
    return arriving;
  }
  return {
    Part: lazy(fetchOnce),
    preload: () => {
      // A failure here is not the visitor's business yet: opening asks again and reports it.
      fetchOnce().catch(() => {});
    },
  };
}
