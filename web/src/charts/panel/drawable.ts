/** A chart drawn on a canvas. */
export interface Drawn {
  readonly canvas: HTMLCanvasElement;
  /** Canvas pixels per CSS pixel: the screen's ratio, or the highest the chart can draw. */
  readonly scale: number;
}

/** What a chart provides so that its image can be saved. */
export interface Drawable {
  readonly toCanvas: (background: string) => Promise<Drawn>;
}
