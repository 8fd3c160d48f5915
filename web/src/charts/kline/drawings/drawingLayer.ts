import {
  type Anchor,
  anchorAt,
  type Drawing,
  type DrawingStyle,
  USUAL_TEXT,
} from '@coinmirror/shared/drawings/drawing.ts';
import { thinStroke } from '@coinmirror/shared/drawings/edits.ts';
import { type ToolName, takesPoints, toolOf } from '@coinmirror/shared/drawings/tools.ts';
import type { Chart, Overlay, OverlayCreate, OverlayEvent, OverlayMode } from 'klinecharts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { newDrawingId } from './newDrawingId.ts';
import { type DrawnWith, overlayName, toAnchor } from './overlayData.ts';
import { overlayStyle } from './overlayStyle.ts';

/** How strongly points snap to a candle's open, high, low and close: never, when near, always. */
export type Magnet = 'off' | 'weak' | 'strong';

/** What the visitor did on the canvas. */
export interface DrawingEvents {
  readonly onDrawn: (drawing: Drawing) => void;
  readonly onMoved: (id: string, points: readonly Anchor[]) => void;
  /** null: the selection was cleared. */
  readonly onSelect: (id: string | null) => void;
}

const GROUP = 'drawings';
const MODES: Readonly<Record<Magnet, OverlayMode>> = {
  off: 'normal',
  weak: 'weak_magnet',
  strong: 'strong_magnet',
};

export type DrawingLayer = ReturnType<typeof createDrawingLayer>;

/** Drawings on a chart of the library. The page owns them: the canvas shows them and reports events. */
export function createDrawingLayer(chart: Chart, events: () => DrawingEvents) {
  let shown = new Map<string, Drawing>();
  let shownIn: ThemeColors | null = null;
  let selected: string | null = null;

  function select(id: string | null) {
    selected = id;
    events().onSelect(id);
  }

  const base = (style: DrawingStyle, text: string, magnet: Magnet, colors: ThemeColors) => ({
    groupId: GROUP,
    mode: MODES[magnet],
    styles: overlayStyle(style, colors),
    extendData: { text, gain: colors.up, loss: colors.down } satisfies DrawnWith,
    onSelected: ({ overlay }: OverlayEvent<unknown>) => select(overlay.id),
    onDeselected: ({ overlay }: OverlayEvent<unknown>) => selected === overlay.id && select(null),
    // The library's default on right click is to remove the drawing.
    onRightClick: (event: OverlayEvent<unknown>) => {
      event.preventDefault?.();
      select(event.overlay.id);
    },
  });

  function toOverlay(drawing: Drawing, magnet: Magnet, colors: ThemeColors): OverlayCreate {
    return {
      ...base(drawing, drawing.text, magnet, colors),
      id: drawing.id,
      name: overlayName(drawing.tool),
      points: drawing.points.map(({ time, price }) => ({ timestamp: time, value: price })),
      lock: drawing.isLocked,
      visible: !drawing.isHidden,
      onPressedMoveEnd: ({ overlay }) => {
        const points = anchorsOf(overlay);
        const isMoved = JSON.stringify(points) !== JSON.stringify(drawing.points);
        if (isMoved && takesPoints(drawing.tool, points.length)) events().onMoved(drawing.id, points);
      },
    };
  }

  return {
    /** Makes the chart show exactly these drawings; unchanged ones are not recreated. */
    show(drawings: readonly Drawing[], magnet: Magnet, colors: ThemeColors): void {
      const wanted = new Map(drawings.map((drawing) => [drawing.id, drawing]));
      const sameLook = colors === shownIn;
      for (const [id, drawing] of shown) {
        if (!sameLook || wanted.get(id) !== drawing) chart.removeOverlay({ id });
      }
      for (const [id, drawing] of wanted) {
        if (!sameLook || shown.get(id) !== drawing) chart.createOverlay(toOverlay(drawing, magnet, colors));
      }
      chart.overrideOverlay({ groupId: GROUP, mode: MODES[magnet] });
      shown = wanted;
      shownIn = colors;
    },

    /** Starts drawing by pointer; returns a function that cancels. */
    start(tool: ToolName, style: DrawingStyle, magnet: Magnet, colors: ThemeColors): () => void {
      const id = newDrawingId();
      const text = toolOf(tool).hasText ? USUAL_TEXT : '';
      let isDone = false;
      chart.createOverlay({
        ...base(style, text, magnet, colors),
        id,
        name: overlayName(tool),
        onDrawEnd: ({ overlay }) => {
          isDone = true;
          const anchors = anchorsOf(overlay);
          const points = toolOf(tool).points === null ? thinStroke(anchors) : anchors;
          // The page passes it back to be shown.
          chart.removeOverlay({ id });
          if (!takesPoints(tool, points.length)) return events().onSelect(null);
          events().onDrawn({ id, tool, points, ...style, text, isLocked: false, isHidden: false });
        },
      });
      return () => {
        if (!isDone) chart.removeOverlay({ id });
      };
    },
  };
}

/** The points of an overlay that have a time and a price, each as a drawing keeps it. */
function anchorsOf({ points }: Pick<Overlay<unknown>, 'points'>): Anchor[] {
  return points.flatMap(toAnchor).map(({ time, price }) => anchorAt(time, price));
}
