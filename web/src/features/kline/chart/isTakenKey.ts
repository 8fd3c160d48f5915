/** What wants the keys for itself. */
const TAKEN =
  'input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"], [role="combobox"]';

/** Whether a key pressed here means something already, so that the chart leaves it alone. */
export function isTakenKey(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKEN) !== null;
}
