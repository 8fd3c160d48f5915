import type { Drawing, DrawingStyle } from '@coinmirror/shared/drawings/drawing.ts';
import type { ToolName } from '@coinmirror/shared/drawings/tools.ts';
import type { Chart } from 'klinecharts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { createDrawingLayer, type DrawingEvents, type DrawingLayer, type Magnet } from './drawingLayer.ts';

/** The drawings of a chart, and what the hand is about to draw. */
export interface DrawingProps extends DrawingEvents {
  readonly drawings: readonly Drawing[];
  /** What the next presses draw; null: they move what is there. */
  readonly tool: ToolName | null;
  /** A tool is in hand or a drawing is chosen: each touch on the chart is for them. */
  readonly isDrawing: boolean;
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
  const heard = useEffectEvent((): DrawingEvents => given ?? NOTHING_HEARD);
  const [layer, setLayer] = useState<DrawingLayer | null>(null);
  useEffect(() => {
    if (chart === null) return;
    setLayer(createDrawingLayer(chart, () => heard()));
    return () => setLayer(null);
  }, [chart]);
  const { drawings, tool = null, turn, style, magnet = 'off' } = given ?? {};
  // A new turn begins the same tool once more.
  const stroke = useMemo(() => tool && { tool, turn }, [tool, turn]);

  useEffect(() => {
    if (layer && colors && drawings) layer.show(drawings, magnet, colors);
  }, [layer, colors, drawings, magnet]);

  useEffect(() => {
    if (!layer || !colors || !stroke || !style) return;
    return layer.start(stroke.tool, style, magnet, colors);
  }, [layer, colors, stroke, style, magnet]);
}

const NOTHING_HEARD: DrawingEvents = { onDrawn: () => {}, onMoved: () => {}, onSelect: () => {} };
