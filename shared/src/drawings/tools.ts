/** A kind of drawing on the chart. */
export interface DrawingTool {
  readonly label: string;
  /** Number of points of time and price that define it; null: freehand. */
  readonly points: number | null;
  /** Whether it has text that the visitor writes. */
  readonly hasText?: true;
}

/** Every tool of the chart, in toolbar order. Keys are part of saved drawings and never change. */
export const DRAWING_TOOLS = {
  trendLine: { label: '趋势线', points: 2 },
  ray: { label: '射线', points: 2 },
  horizontal: { label: '水平线', points: 1 },
  vertical: { label: '垂直线', points: 1 },
  channel: { label: '平行通道', points: 3 },
  fibonacci: { label: '斐波那契回撤', points: 2 },
  rectangle: { label: '矩形', points: 2 },
  circle: { label: '圆', points: 2 },
  arrow: { label: '箭头', points: 2 },
  brush: { label: '画笔', points: null },
  text: { label: '文字', points: 1, hasText: true },
  priceNote: { label: '价格标注', points: 1 },
  measure: { label: '测量', points: 2 },
  long: { label: '做多测算', points: 3 },
  short: { label: '做空测算', points: 3 },
} as const satisfies Readonly<Record<string, DrawingTool>>;

export type ToolName = keyof typeof DRAWING_TOOLS;

const isTool = (key: string): key is ToolName => Object.hasOwn(DRAWING_TOOLS, key);

/** The keys of all tools, in toolbar order. */
export const TOOL_NAMES: readonly ToolName[] = Object.keys(DRAWING_TOOLS).filter(isTool);

/** A tool by its key. */
export function toolOf(name: ToolName): DrawingTool {
  return DRAWING_TOOLS[name];
}

/** Minimum points of a freehand drawing. */
const FEWEST_BY_HAND = 2;
/** Maximum points of a stroke. */
export const MOST_POINTS = 400;

/** Whether a drawing of this tool may have this many points. */
export function takesPoints(name: ToolName, count: number): boolean {
  const { points } = toolOf(name);
  return points === null ? count >= FEWEST_BY_HAND && count <= MOST_POINTS : count === points;
}
