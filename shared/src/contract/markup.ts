/** A piece of HTML: text as it stands there, or a tag. */
export type MarkupPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `name` in small letters; '' for a declaration. */
  | { readonly kind: 'tag'; readonly name: string; readonly isEnd: boolean };

/** As in HTML, a sign of comparison begins no tag: after `<` comes a letter, `/`, `!` or `?`. */
const BEGINS_TAG = /^[a-z/!?]/i;
const NAME = /^\/?([a-z][a-z\d]*)/i;
/** Elements whose content is no text to be read. */
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'template']);
/** Characters within which a tag says its name. */
const HEAD = 20;

/**
 * HTML piece by piece, without comments and without what scripts and their like hold; one that is not closed hides the
 * rest, a `<` without a `>` is text. Each character is looked at a bounded number of times, whatever stands there: what
 * is missing once from here on is not looked for again.
 */
export function* markupOf(html: string): Generator<MarkupPart, void, void> {
  const next = createFinder(html);
  /** Where the text begins that is not told yet. */
  let begin = 0;
  let at = 0;
  for (let open = next('<', at); open >= 0; open = next('<', at)) {
    at = open + 1;
    if (!BEGINS_TAG.test(html.charAt(at))) continue;
    const isComment = html.startsWith('!--', at);
    const end = isComment ? next('-->', open + 4) : next('>', at);
    // A `<` without a `>` is text.
    if (end < 0 && !isComment) break;
    if (open > begin) yield { kind: 'text', text: html.slice(begin, open) };
    if (end < 0) return;
    at = isComment ? end + 3 : end + 1;
    if (!isComment) {
      const tag = tagOf(html.slice(open + 1, Math.min(end, open + HEAD)));
      yield tag;
      if (!tag.isEnd && HIDDEN.has(tag.name)) {
        at = endOfHidden(html, tag.name, at);
        if (next('>', at) < 0) return;
      }
    }
    begin = at;
  }
  if (begin < html.length) yield { kind: 'text', text: html.slice(begin) };
}

function tagOf(head: string) {
  return {
    kind: 'tag',
    name: NAME.exec(head)?.[1]?.toLowerCase() ?? '',
    isEnd: head.startsWith('/'),
  } as const;
}

/** Where what a hidden element holds ends: at its end tag, else at the end of all. */
function endOfHidden(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?![a-z\\d])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** `indexOf` that remembers what no longer comes: asked again and again, it would read the rest each time. */
function createFinder(html: string): (sign: string, from: number) => number {
  const gone = new Set<string>();
  return (sign, from) => {
    if (gone.has(sign)) return -1;
    const at = html.indexOf(sign, from);
    if (at < 0) gone.add(sign);
    return at;
  };
}
