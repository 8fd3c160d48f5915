import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** `keyCode` of a key that an input method has taken; Safari says so here alone, once it has stopped composing. */
const TAKEN = 229;

/**
 * Is this key an input method's? The Enter that ends a composition chooses what it wrote, and nothing on the page. A
 * field that reads keys asks this first.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === TAKEN;
}
