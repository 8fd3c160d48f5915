import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';

/** The content below a heading: paragraphs, and lists of items. */
export interface ArticleSection {
  /** null for the content before the first heading. */
  readonly heading: string | null;
  readonly parts: readonly (string | readonly string[])[];
}

/** Groups blocks into sections; adjacent items share a list. */
export function toSections(blocks: readonly TextBlock[]): readonly ArticleSection[] {
  const sections: { heading: string | null; parts: (string | string[])[] }[] = [];
  let current: (typeof sections)[number] | undefined;
  let isInList = false;
  for (const { kind, text } of blocks) {
    if (kind === 'heading' || current === undefined) {
      current = { heading: kind === 'heading' ? text : null, parts: [] };
      sections.push(current);
      isInList = false;
      if (kind === 'heading') continue;
    }
    const last = current.parts.at(-1);
    if (kind === 'item' && isInList && Array.isArray(last)) last.push(text);
    else current.parts.push(kind === 'item' ? [text] : text);
    isInList = kind === 'item';
  }
  return sections;
}

/** The anchor of a section, by its index. */
export function headingId(at: number): string {
  return `part-${at}`;
}
