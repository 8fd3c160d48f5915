import type { Crop } from './crop.ts';

/**
 * Draws the square of the picture onto the whole canvas, with its EXIF orientation and transparency. False where the
 * browser cannot.
 */
export function drawCrop(canvas: HTMLCanvasElement, picture: CanvasImageSource, crop: Crop): boolean {
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.left, crop.top, crop.edge, crop.edge, 0, 0, width, height);
  return true;
}

const QUALITY = 0.9;

/** The square as a file of `edge` px: WebP, or PNG where the browser cannot encode WebP; null where it refuses. */
export function cutOut(picture: CanvasImageSource, crop: Crop, edge: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  if (!drawCrop(canvas, picture, crop)) return Promise.resolve(null);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}
