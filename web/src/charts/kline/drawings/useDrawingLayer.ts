import type { Drawing, DrawingStyle } from '@coinmirror/shared/drawings/drawing.ts';
import type { ToolName } from '@coinmirror/shared/drawings/tools.ts';
import type { Chart } from 'klinecharts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { createDrawingLayer, type DrawingEvents, type DrawingLayer, type Magnet } from './drawingLayer.ts';

/** The drawings of a chart, and the tool for the next one. */
export interface DrawingProps extends DrawingEvents {
  readonly drawings: readonly Drawing[];
  /** The tool the next presses draw with; null: they move existing drawings. */
  readonly tool: ToolName | null;
  /** A tool is active or a drawing is selected: every touch on the chart belongs to it. */
  readonly isDrawing: boolean;
  /** Changes each time the same tool is started again. */
  readonly turn: number;
  readonly style: DrawingStyle;
  readonly magnet: Magnet;
}

/** Syncs a chart's drawings with the props, and draws the next ones with the active tool. */
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
  // A new turn starts the same tool again.
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
