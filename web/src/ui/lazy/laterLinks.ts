import { LATER_REL } from '@coinmirror/shared/constants/laterRel.ts';
import { nextTask } from './nextTask.ts';

/** So many requests a phone begins within one short task. */
const AT_ONCE = 10;

/** Has the browser fetch what the shell names for later than its first frame. */
export async function fetchLaterLinks(): Promise<void> {
  let count = 0;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${LATER_REL}]`)) {
    link.rel = link.getAttribute(LATER_REL) ?? '';
    link.removeAttribute(LATER_REL);
    count += 1;
    if (count % AT_ONCE === 0) await nextTask();
  }
}
