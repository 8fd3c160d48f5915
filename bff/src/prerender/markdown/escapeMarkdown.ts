/** Signs that Markdown reads as its own, wherever they stand. */
const SIGNS = /[\\`*_[\]<>|~]/g;
/** What makes a list, a heading or a rule at the start of a line. */
const STARTS = /^(\s*)([#+-]|\d+[.)](?=\s)|=+$)/;
const BREAKS = /[\t\r\n\u2028\u2029]+/g;

/** Words as Markdown that shows them as they are, on one line. */
export function escapeMarkdown(words: string): string {
  return words
    .replace(BREAKS, ' ')
    .replace(SIGNS, '\\$&')
    .replace(STARTS, (_whole, space: string, start: string) =>
      /^\d/.test(start) ? `${space}${start.slice(0, -1)}\\${start.slice(-1)}` : `${space}\\${start}`,
    );
}

/** What would end an address in Markdown, or begin its title. */
const ENDS = /[\s()<>\\]/g;

/** A link with its words. */
export function linkMarkdown(words: string, address: string): string {
  const escaped = address.replace(
    ENDS,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `[${escapeMarkdown(words)}](${escaped})`;
}
