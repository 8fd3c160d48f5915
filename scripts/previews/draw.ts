import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRender } from '../../bff/src/previews/render.ts';
import { writePreviewFonts } from '../product/previewFonts.ts';
import { faviconSvg, manifestJson, PLATES, plateSvg } from './icons.ts';
import { PREVIEWS, previewDraw } from './pictures.ts';

/** Where the web app's build takes them from. */
const PUBLIC = fileURLToPath(new URL('../../web/public/', import.meta.url));

/**
 * Draws the pictures of link previews, one for each kind of page, and the icons of the site from the one table of the
 * mark: `node scripts/previews/draw.ts`, when a word, the mark or a colour changes. They are in the repository.
 */
async function draw(): Promise<void> {
  mkdirSync(join(PUBLIC, 'previews'), { recursive: true });
  const fonts = mkdtempSync(join(tmpdir(), 'coinmirror-fonts-'));
  await writePreviewFonts(fonts);
  const render = createRender(fonts);
  for (const preview of PREVIEWS)
    writeFileSync(join(PUBLIC, 'previews', `${preview.kind}.png`), await render(previewDraw(preview)));
  rmSync(fonts, { recursive: true });

  // After the fonts: the library reads where they are when it is loaded.
  const { default: sharp } = await import('sharp');
  for (const { name, edge } of PLATES) {
    const plate = sharp(Buffer.from(plateSvg()), { density: 144 }).resize(edge, edge);
    await plate.removeAlpha().png({ palette: true }).toFile(join(PUBLIC, name));
  }
  writeFileSync(join(PUBLIC, 'favicon.svg'), faviconSvg());
  writeFileSync(join(PUBLIC, 'site.webmanifest'), manifestJson());
}

await draw();
