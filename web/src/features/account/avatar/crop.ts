/** The visible part of a picture: zoom, and the centre as shares of its size. */
export interface CropView {
  /** 1: the largest square that fits. */
  readonly zoom: number;
  /** 0–1 from the left, and from the top. */
  readonly x: number;
  readonly y: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A square of the picture, px. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

export const ZOOM_MAX = 4;
export const FULL_VIEW: CropView = { zoom: 1, x: 0.5, y: 0.5 };

/** Size of the uploaded avatar, px. */
const AVATAR_EDGE = 512;

/** The square of a view; it never leaves the picture. */
export function cropOf({ width, height }: PictureSize, { zoom, x, y }: CropView): Crop {
  const edge = Math.min(width, height) / Math.min(Math.max(zoom, 1), ZOOM_MAX);
  return { left: within(x, width, edge), top: within(y, height, edge), edge };
}

/** The view after dragging the picture by this many px, where the square is displayed `shown` px wide. */
export function pulled(
  view: CropView,
  size: PictureSize,
  by: { x: number; y: number },
  shown: number,
): CropView {
  const { left, top, edge } = cropOf(size, view);
  const scale = edge / shown;
  return {
    zoom: view.zoom,
    x: share(left - by.x * scale, size.width, edge),
    y: share(top - by.y * scale, size.height, edge),
  };
}

/** Size of the result: never larger than the cropped area. */
export function outputEdge({ edge }: Crop): number {
  return Math.max(1, Math.min(AVATAR_EDGE, Math.round(edge)));
}

function within(at: number, length: number, edge: number): number {
  return (length - edge) * Math.min(Math.max(at, 0), 1);
}

function share(start: number, length: number, edge: number): number {
  const room = length - edge;
  return room <= 0 ? 0.5 : Math.min(Math.max(start / room, 0), 1);
}
