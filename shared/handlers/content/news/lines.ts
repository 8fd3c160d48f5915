import { h2, p } from './wording.ts';

/** Lines → markup: `# ` begins a heading, `- ` a list item; neighbouring list items share a list. */
export function toHtml(lines: readonly string[]): string {
  return lines
    .map((line) => {
      if (line.startsWith('# ')) return h2(line.slice(2));
      return line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : p(line);
    })
    .join('');
}
