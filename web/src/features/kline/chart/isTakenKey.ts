/** Elements that handle keys themselves. */
const TAKEN =
  'input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"], [role="combobox"]';

/** Whether a key pressed here belongs to another element, so that the chart ignores it. */
export function isTakenKey(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKEN) !== null;
}
