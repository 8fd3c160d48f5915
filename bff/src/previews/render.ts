import { setImmediate } from 'node:timers/promises';
import { PREVIEW_SIZE } from '../pages/previews.ts';
import { createCanvas } from './canvas.ts';
import type { Drawing, Surface } from './frame.ts';
import { type Glyphs, readGlyphs } from './glyphs.ts';
import { encodePng } from './png.ts';

/** Draws a picture on a surface; may throw instead, when it cannot be drawn. */
export type Draw = (surface: Surface) => Drawing;

/** Draws pictures one after another, serving others between the parts of each, and packs them off the main thread. */
export function createRenderer(): (draw: Draw) => Promise<Buffer> {
  const canvas = createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  let glyphs: Promise<Glyphs> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** Read when they are first wanted, and again where that failed. */
  function letters(): Promise<Glyphs> {
    glyphs ??= readGlyphs().catch((error: unknown) => {
      glyphs = null;
      throw error;
    });
    return glyphs;
  }

  async function render(draw: Draw): Promise<Buffer> {
    const drawing = draw({ canvas, glyphs: await letters() });
    while (!drawing.next().done) await setImmediate();
    return encodePng(canvas);
  }

  return (draw) => {
    const own = last.then(() => render(draw));
    last = own.catch(() => {});
    return own;
  };
}
