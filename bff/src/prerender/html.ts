import { safeAddress } from '@coinmirror/shared/routes/safeAddress.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** JSON as it may stand inside a script element: nothing in it can close the element or open a comment. */
export function escapeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** HTML that has been escaped; only `html` makes it, so text cannot be taken for it by mistake. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** What stands before an address: the whole value of an attribute that a browser follows or loads. */
const BEFORE_ADDRESS = /\s(?:href|src|srcset|action|formaction|poster|data|cite)="$/i;
const gates = new WeakMap<TemplateStringsArray, readonly boolean[]>();

/** Which parts of a template are addresses, found once for each. */
function gatesOf(strings: TemplateStringsArray): readonly boolean[] {
  const known = gates.get(strings) ?? strings.map((before) => BEFORE_ADDRESS.test(before));
  gates.set(strings, known);
  return known;
}

/**
 * html`<b>${name}</b>`: what is put in is escaped unless it is Html already. What begins `href`, `src` or their like
 * passes the gate of addresses (`safeAddress`).
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const isAddress = gatesOf(strings);
  let text = strings[0] ?? '';
  parts.forEach((part, index) => {
    text += textOf(isAddress[index] ? safeAddress(plain(part)) : part) + (strings[index + 1] ?? '');
  });
  return new Html(text);
}

/** An address is text: markup in its place is none. */
function plain(part: Part): string {
  return typeof part === 'object' ? '' : String(part);
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((item) => item.text).join('');
  return escapeHtml(String(part));
}
