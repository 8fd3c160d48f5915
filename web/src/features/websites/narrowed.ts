import type { WebsiteGroup } from '@coinmirror/shared/contract/websites.ts';
import { rowsHolding } from '@coinmirror/shared/validation/coinWord.ts';
import { hostOf } from '#ui/link/hostOf.ts';

/** The groups with the sites that hold a keyword in their name, domain or purpose, in any spelling; without empty groups. */
export function narrowed(groups: readonly WebsiteGroup[], keyword: string): readonly WebsiteGroup[] {
  const sites = rowsHolding(
    groups.flatMap((group) => group.sites),
    ({ name, url, summary }) => [name, hostOf(url), summary],
    keyword,
  );
  const wanted = new Set(sites);
  return groups
    .map((group) => ({ ...group, sites: group.sites.filter((site) => wanted.has(site)) }))
    .filter((group) => group.sites.length > 0);
}
