import { LATER_REL } from '@coinmirror/shared/constants/laterRel.ts';
import { nextTask } from './nextTask.ts';

/** How many requests a phone can start within one short task. */
const AT_ONCE = 10;

/** Makes the browser load what the first HTML defers until after its first frame. */
export async function fetchLaterLinks(): Promise<void> {
  let count = 0;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${LATER_REL}]`)) {
    link.rel = link.getAttribute(LATER_REL) ?? '';
    link.removeAttribute(LATER_REL);
    count += 1;
    if (count % AT_ONCE === 0) await nextTask();
  }
}
