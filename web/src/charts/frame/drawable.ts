/** A chart on a canvas. */
export interface Drawn {
  readonly canvas: HTMLCanvasElement;
  /** Canvas pixels to one of the page: the screen's, or as many as the chart can draw. */
  readonly scale: number;
}

/** What a chart hands over so that its picture can be saved. */
export interface Drawable {
  readonly toCanvas: (background: string) => Promise<Drawn>;
}
