import type { Exhibit, PlacedExhibit } from './exhibit.ts';

const files = import.meta.glob<Exhibit>('./exhibits/*/*.tsx', { eager: true, import: 'exhibit' });

/** Every exhibit; a new file in exhibits/ is found automatically. */
export const exhibits: readonly PlacedExhibit[] = Object.entries(files)
  .map(([path, exhibit]) => ({ ...exhibit, id: path.replace(/^\.\/exhibits\/|\.tsx$/g, '') }))
  .sort((a, b) => rankOf(a) - rankOf(b) || a.title.localeCompare(b.title, 'en'));

/** The kit first: charts are built with it. */
function rankOf({ id }: PlacedExhibit): number {
  return id.startsWith('ui/') ? 0 : 1;
}

/** Whether a name, the description or a state contains the typed text; `opens` finds all overlays. */
export function matches({ id, title, about, states }: PlacedExhibit, typed: string): boolean {
  const named = states.map(({ name, opens }) => (opens ? `${name} opens` : name));
  const words = [id, title, about, ...named].join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
