import type { Drawn } from '../frame/drawable.ts';

/** The screen's picture at this address, drawn on a canvas of its own. Rejects when the picture cannot be read. */
export async function imageCanvas(url: string): Promise<Drawn> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return { canvas, scale: window.devicePixelRatio };
}
