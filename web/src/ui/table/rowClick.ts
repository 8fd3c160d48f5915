import type { MouseEvent } from 'react';

const OWN_BUSINESS = 'a, button, input, select, textarea, label, [role="button"]';

/**
 * Text and numbers are above the row's link, so that they can be selected and show their full value; a plain click on
 * them still opens the row. The click is forwarded with its modifiers, so that ctrl-click and the middle button open a
 * tab as on any link.
 */
export function forwardToRowLink(event: MouseEvent<HTMLElement>, linkClass: string): void {
  const target = event.target;
  const isMiddle = event.button === 1;
  if (!(target instanceof Element) || (event.button !== 0 && !isMiddle) || target.closest(OWN_BUSINESS))
    return;
  if (window.getSelection()?.type === 'Range') return;
  const link = target.closest('tr')?.getElementsByClassName(linkClass)[0];
  if (!link || target.closest('[data-interactive]')) return;
  const { shiftKey } = event;
  const [ctrlKey, metaKey] = [event.ctrlKey || isMiddle, event.metaKey || isMiddle];
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
