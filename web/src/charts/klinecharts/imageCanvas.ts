import type { Drawn } from '../panel/drawable.ts';

/** Draws the image at this URL on a new canvas. Rejects when it cannot be loaded. */
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
