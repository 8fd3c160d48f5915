import type { SiteHit } from '@coinmirror/shared/pages/siteIndex/findSite.ts';
import { syllablesOf } from '@coinmirror/shared/pages/siteIndex/pinyin.ts';
import { siteEntries } from '@coinmirror/shared/pages/siteIndex/siteEntries.ts';
import type { SiteEntry } from '@coinmirror/shared/pages/siteIndex/siteEntry.ts';
import type { Command } from '#features/commandPalette/command.ts';
import type { RecentItem } from '#features/searchField/useRecent.ts';

/** Pages, functions and terms found; a setting is none of them, since the palette sets it itself. */
export function siteCommands(hits: readonly SiteHit[]): readonly Command[] {
  return hits.filter(({ entry }) => entry.kind !== '设置').map(({ entry }) => siteCommand(entry));
}

/** Before anything is typed: what the visitor opened lately, then the pages in the order of the page table. */
export function firstCommands(recent: readonly RecentItem[]): readonly Command[] {
  const opened = recent.map(({ href, label, note }) => ({
    key: `recent:${href}`,
    label,
    group: '最近浏览',
    hint: `最近浏览 · ${note}`,
    href,
  }));
  const known = new Set(recent.map(({ href }) => href));
  return [...opened, ...siteEntries.filter(({ href }) => !known.has(href)).map(siteCommand)];
}

/** Lets commands be found by pinyin: 主题 by zhuti and zt. */
export function withPinyin(commands: readonly Command[]): readonly Command[] {
  return commands.map((command) => {
    const syllables = syllablesOf(command.label);
    const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
    const setting = command.setting?.flatMap((name) => [name, syllablesOf(name).join('')]);
    return {
      ...command,
      words: `${command.words ?? ''} ${syllables.join('')} ${initials}`,
      ...(setting && { setting: setting.filter(Boolean) }),
    };
  });
}

function siteCommand({ title, kind, href }: SiteEntry): Command {
  return { key: `site:${kind}:${title}`, label: title, group: kind, href };
}
