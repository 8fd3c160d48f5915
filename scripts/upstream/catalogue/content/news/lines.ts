import { h2, p } from './wording.ts';

/** Lines → HTML: `# ` begins a heading, `- ` a list item; adjacent list items share a list. */
export function toHtml(lines: readonly string[]): string {
  return lines
    .map((line) => {
      if (line.startsWith('# ')) return h2(line.slice(2));
      return line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : p(line);
    })
    .join('');
}
