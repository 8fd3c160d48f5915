/** Functions and rules of style sheets that the oldest browsers drop: with a `var()` inside, after all fallbacks. */
const NEWER =
  /\b(?:color-mix|light-dark|oklch|oklab|lch|lab|color|round|anchor|calc-size)\(|\b(?:rgb|hsl)a?\(from\b|@(?:scope|function)\b/g;

/** What of that a style sheet uses outside `@supports`, each once. */
export function newerStyles(css: string): readonly string[] {
  const found = [...withoutSupports(css).matchAll(NEWER)].map(([match]) => match);
  return [...new Set(found)];
}

/** A minified or plain sheet without its `@supports` blocks, comments and strings. */
function withoutSupports(css: string): string {
  const plain = css.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '');
  let kept = '';
  let at = 0;
  for (let start = plain.indexOf('@supports'); start >= 0; start = plain.indexOf('@supports', at)) {
    kept += plain.slice(at, start);
    at = endOfBlock(plain, plain.indexOf('{', start));
  }
  return kept + plain.slice(at);
}

/** The place after the block that opens at `open`. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at >= 0 && at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return css.length;
}
