/** What a chart hands over so that its picture can be saved: itself on a canvas, at its own scale. */
export interface Drawable {
  readonly toCanvas: (background: string) => Promise<HTMLCanvasElement>;
}
