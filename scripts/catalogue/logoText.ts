import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { IconSource } from './icons.ts';
import { markText } from './marks.ts';

/** The SVG text of a logo, without the package's class names. Throws if the file contains no SVG. */
export async function logoText(source: IconSource): Promise<string> {
  if (source.kind === 'mark') return markText(source.mark);
  const { kind, file } = source;
  const text = kind === 'svg' ? await readFile(file, 'utf8') : await moduleText(file);
  if (!/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(text)) throw new Error(`${file} holds no SVG`);
  return text
    .replace(/ class="web3icons"/, '')
    .replace(/>\s+</g, '><')
    .trim();
}

async function moduleText(file: string): Promise<string> {
  const module: unknown = await import(pathToFileURL(file).href);
  if (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'string'
  ) {
    return module.default;
  }
  throw new Error(`${file} exports no text`);
}
