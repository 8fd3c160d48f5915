import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page puts into the built index.html. All of it is HTML that has been escaped already. */
interface Slots {
  /** Attributes of the html element besides its language, e.g. ` data-source="simulated"`. */
  readonly attributes: string;
  readonly head: string;
  readonly prerendered: string;
  readonly preload: string;
}

export interface Template {
  render(slots: Slots): string;
  /** CSP sources of the inline scripts that the build itself carries. */
  readonly scriptHashes: readonly string[];
}

const MARKERS = ['<html', '<!--head-->', '<!--prerender-->', '<!--preload-->'] as const;

/** Reads the built index.html. The error says what to do when there is none. */
export async function readTemplate(webDist: string): Promise<Template> {
  const file = join(webDist, 'index.html');
  const html = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no built web app at ${file}. Run \`npm run build\` first.`);
  });
  return parseTemplate(html);
}

export function parseTemplate(html: string): Template {
  const parts = splitAt(html, MARKERS);
  const [start, attributes, head, prerendered, preload] = parts as [string, string, string, string, string];
  return {
    render: (slots) =>
      `${start}<html${slots.attributes}${attributes}${slots.head}${head}${slots.prerendered}${prerendered}${slots.preload}${preload}`,
    scriptHashes: inlineScripts(html).map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  };
}

function splitAt(html: string, markers: readonly string[]): string[] {
  const parts: string[] = [];
  let rest = html;
  for (const marker of markers) {
    const at = rest.indexOf(marker);
    if (at < 0) throw new Error(`index.html has no ${marker}: it cannot be filled in.`);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + marker.length);
  }
  return [...parts, rest];
}

const DATA_TYPE = /\btype\s*=\s*["']?(application\/(ld\+)?json)/i;

/** The inline scripts a browser would run; blocks of data are none. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , script = '']) => script);
}
