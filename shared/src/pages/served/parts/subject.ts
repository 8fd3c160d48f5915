import type { SubjectName } from '../../page.ts';
import type { RouteName } from '../../pages.ts';
import { subjectTabs } from '../../subjects.ts';
import type { Block } from '../blocks.ts';

/** The strip over every page of one coin, exchange …, with the page one is on. */
export function subjectStrip(
  subject: SubjectName,
  code: string,
  page: RouteName,
  without: readonly RouteName[] = [],
): Block {
  const tabs = subjectTabs(subject, code, { page }, without);
  return {
    kind: 'tabs',
    items: tabs.map(({ label, href }) => [label, href] as const),
    current: tabs.findIndex(({ current }) => current),
  };
}
