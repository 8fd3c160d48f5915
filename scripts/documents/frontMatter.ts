import { parse } from 'yaml';

/** `---`, YAML, `---`, text. */
const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** A Markdown file in two: what its front matter says, unjudged, and its text. Throws where there is none. */
export function splitFrontMatter(source: string): { readonly data: unknown; readonly body: string } {
  const match = FILE.exec(source);
  if (!match) throw new Error('has no front matter: begin with ---, page, summary, updated, ---.');
  return { data: parse(match[1] ?? ''), body: match[2] ?? '' };
}
