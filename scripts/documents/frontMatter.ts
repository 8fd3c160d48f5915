import { parse } from 'yaml';

/** `---`, YAML, `---`, text. */
const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Splits a Markdown file into its front matter, not yet validated, and its text. Throws without front matter. */
export function splitFrontMatter(source: string): { readonly data: unknown; readonly body: string } {
  const match = FILE.exec(source);
  if (!match) throw new Error('has no front matter: begin with ---, page, summary, updated, ---.');
  return { data: parse(match[1] ?? ''), body: match[2] ?? '' };
}
