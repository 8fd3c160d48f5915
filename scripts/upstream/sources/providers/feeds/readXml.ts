import { SaxesParser } from 'saxes';

/** An element of a document: its own text and its children, in their order. */
export interface XmlElement {
  /** With its prefix, as it is written: `content:encoded`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its text and CDATA, without that of its children. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** A document, or the line that says why it is refused. */
export type ParsedXml =
  | { readonly kind: 'read'; readonly root: XmlElement }
  | { readonly kind: 'refused'; readonly why: string };

/** A feed is four or five levels deep, an Atom entry with XHTML some more. */
const MOST_DEPTH = 40;
/** Of elements, sections of CDATA, loose ampersands and slips, each: what is in a document costs more than its length. */
const MOST = 60_000;

interface Growing {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Growing[];
}

/**
 * Reads a document into its elements. One with a document type is refused before anything is made of it, so that no
 * entity of its own is ever resolved; so is one that is too deep, too large, or ends before its root does. A slip inside
 * (a bare `&`, an entity of HTML) is read as the text it is.
 */
export function readXml(document: string): ParsedXml {
  const parser = new SaxesParser({ xmlns: false });
  const open: Growing[] = [];
  let root: Growing | null = null;
  let closed = false;
  const elements = createCount('elements');
  const sections = createCount('sections of CDATA');
  const slips = createCount('slips');
  const say = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('doctype', () => refuse('it has a document type'));
  // With a handler the parser goes on after a slip, where it would throw.
  parser.on('error', slips);
  parser.on('text', say);
  parser.on('cdata', (text) => {
    sections();
    say(text);
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements();
    if (open.length >= MOST_DEPTH) refuse(`it is more than ${MOST_DEPTH} levels deep`);
    const element: Growing = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
    if (open.length === 0) closed = true;
  });
  try {
    parser.write(withEscapedAmpersands(document)).close();
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', why: error.message };
    throw error;
  }
  if (root === null) return { kind: 'refused', why: 'no XML' };
  return closed ? { kind: 'read', root } : { kind: 'refused', why: 'it ends before its root element does' };
}

/** An ampersand that begins none of the references that XML has itself. */
const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;
const [CDATA, CDATA_END] = ['<![CDATA[', ']]>'];

/** A bare `&` and an entity of HTML (`&nbsp;`) as the text they are: a parser would read on to the next semicolon. */
function withEscapedAmpersands(document: string): string {
  const count = createCount('loose ampersands');
  const whole = (text: string) =>
    text.replace(LOOSE_AMPERSAND, () => {
      count();
      return '&amp;';
    });
  let written = '';
  let at = 0;
  for (;;) {
    const open = document.indexOf(CDATA, at);
    const end = open < 0 ? -1 : document.indexOf(CDATA_END, open);
    // Where a section does not end, none after it does: nothing of the rest is looked for twice.
    if (end < 0) return written + whole(document.slice(at));
    written += whole(document.slice(at, open)) + document.slice(open, end + CDATA_END.length);
    at = end + CDATA_END.length;
  }
}

/** Ends the reading from within the parser. */
class Refusal extends Error {}

function refuse(why: string): never {
  throw new Refusal(why);
}

/** Counts what a document has of something; too much of it ends the reading. */
function createCount(what: string): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > MOST) refuse(`it has more than ${MOST} ${what}`);
  };
}

/** The first child of a name; null: none. */
export function childOf({ children }: XmlElement, name: string): XmlElement | null {
  return children.find((child) => child.name === name) ?? null;
}

/** All children of a name. */
export function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** The text of the first child that has any, by the names in their order; '' where none has. */
export function textIn(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    const text = childOf(element, name)?.text.trim() ?? '';
    if (text !== '') return text;
  }
  return '';
}
