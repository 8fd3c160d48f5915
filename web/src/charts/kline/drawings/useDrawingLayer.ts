import type { Drawing, DrawingStyle } from '@coinmirror/shared/drawings/drawing.ts';
import type { ToolName } from '@coinmirror/shared/drawings/tools.ts';
import type { Chart } from 'klinecharts';
import { useEffect, useMemo, useRef } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { createDrawingLayer, type DrawingEvents, type Magnet } from './drawingLayer.ts';

/** The drawings of a chart, and what the hand is about to draw. */
export interface DrawingProps extends DrawingEvents {
  readonly drawings: readonly Drawing[];
  /** What the next presses draw; null: they move what is there. */
  readonly tool: ToolName | null;
  /** Changes each time the same tool is begun anew. */
  readonly turn: number;
  readonly style: DrawingStyle;
  readonly magnet: Magnet;
}

/** Keeps a chart's drawings as they are given, and its next strokes with the tool in hand. */
export function useDrawingLayer(
  chart: Chart | null,
  colors: ThemeColors | null,
  given: DrawingProps | undefined,
): void {
  const events = useRef(given);
  events.current = given;
  const layer = useMemo(
    () => chart && createDrawingLayer(chart, () => events.current ?? NOTHING_HEARD),
    [chart],
  );
  const { drawings, tool = null, turn, style, magnet = 'off' } = given ?? {};

  useEffect(() => {
    if (layer && colors && drawings) layer.show(drawings, magnet, colors);
  }, [layer, colors, drawings, magnet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn begins the same tool once more.
  useEffect(() => {
    if (!layer || !colors || !tool || !style) return;
    return layer.start(tool, style, magnet, colors);
  }, [layer, colors, tool, turn, style, magnet]);
}

const NOTHING_HEARD: DrawingEvents = { onDrawn: () => {}, onMoved: () => {}, onSelect: () => {} };
