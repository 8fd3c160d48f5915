import type { Drawing } from '@coinmirror/shared/drawings/drawing.ts';
import { USUAL_STYLE } from '@coinmirror/shared/drawings/drawing.ts';
import type { Chart, OverlayCreate } from 'klinecharts';
import { describe, expect, it, vi } from 'vitest';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { createDrawingLayer } from './drawingLayer.ts';

const colors: ThemeColors = {
  paper: '#111111',
  line: '#222222',
  line2: '#333333',
  textInverse: '#000000',
  text: '#ffffff',
  text2: '#dddddd',
  text3: '#aaaaaa',
  ink: '#16245c',
  rule: '#16245c',
  reflect: '#8792bd',
  reflectSoft: '#ecf0f8',
  up: '#00aa00',
  down: '#aa0000',
  neutral: '#888888',
  buy: '#00aa00',
  sell: '#aa0000',
  warning: '#ffaa00',
  error: '#ff0000',
  success: '#00ff00',
  info: '#0000ff',
  series: [],
  codeGround: '#ffffff',
  codeInk: '#000000',
  fontFamily: 'sans-serif',
};
const line: Drawing = {
  id: 'a',
  tool: 'trendLine',
  points: [
    { time: 0, price: 1 },
    { time: 60_000, price: 2 },
  ],
  ...USUAL_STYLE,
  text: '',
  isLocked: false,
  isHidden: false,
};

/** The part of the library that drawings use: overlays by id, and how often one was created. */
function stand() {
  const overlays = new Map<string, OverlayCreate>();
  const createOverlay = vi.fn((overlay: OverlayCreate) => {
    overlays.set(overlay.id ?? '', overlay);
    return overlay.id ?? null;
  });
  const chart: Pick<Chart, 'overrideOverlay' | 'removeOverlay'> & { createOverlay: typeof createOverlay } = {
    createOverlay,
    removeOverlay: (filter) => overlays.delete(filter?.id ?? ''),
    overrideOverlay: () => true,
  };
  const events = { onDrawn: vi.fn(), onMoved: vi.fn(), onSelect: vi.fn() };
  // Only these three of its methods are called.
  const layer = createDrawingLayer(chart as unknown as Chart, () => events);
  return { overlays, createOverlay, events, layer };
}

describe('createDrawingLayer', () => {
  it('shows drawings at their time and price, and removes deleted ones', () => {
    const { overlays, layer } = stand();
    layer.show([line], 'off', colors);
    expect(overlays.get('a')?.points).toEqual([
      { timestamp: 0, value: 1 },
      { timestamp: 60_000, value: 2 },
    ]);
    layer.show([], 'off', colors);
    expect(overlays.size).toBe(0);
  });

  it('recreates only what has changed', () => {
    const { createOverlay, layer } = stand();
    const other = { ...line, id: 'b' };
    layer.show([line, other], 'off', colors);
    layer.show([line, { ...other, isLocked: true }], 'off', colors);
    expect(createOverlay.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'b']);
    layer.show([line, other], 'off', { ...colors, ink: '#ffffff' });
    expect(createOverlay).toHaveBeenCalledTimes(5);
  });

  it('passes a finished drawing to the page and keeps none of its own', () => {
    const { overlays, createOverlay, events, layer } = stand();
    layer.start('horizontal', USUAL_STYLE, 'off', colors);
    const made = createOverlay.mock.calls[0]?.[0];
    made?.onDrawEnd?.({
      overlay: { points: [{ timestamp: 120_000, value: 61_971.123_456_789 }] },
    } as never);
    expect(events.onDrawn).toHaveBeenCalledWith(
      expect.objectContaining({
        id: made?.id,
        tool: 'horizontal',
        points: [{ time: 120_000, price: 61_971.1235 }],
      }),
    );
    expect(overlays.size).toBe(0);
  });

  it('keeps nothing of a cancelled drawing', () => {
    const { overlays, createOverlay, events, layer } = stand();
    const giveUp = layer.start('trendLine', USUAL_STYLE, 'off', colors);
    expect(overlays.size).toBe(1);
    giveUp();
    expect(overlays.size).toBe(0);
    layer.start('trendLine', USUAL_STYLE, 'off', colors);
    createOverlay.mock.calls[1]?.[0].onDrawEnd?.({
      overlay: { points: [{ timestamp: 0, value: 1 }] },
    } as never);
    expect(events.onDrawn).not.toHaveBeenCalled();
  });

  it('reports where a drawing was moved to, and nothing for a press that moved nothing', () => {
    const { overlays, events, layer } = stand();
    layer.show([line], 'off', colors);
    const moved = (value: number) =>
      overlays.get('a')?.onPressedMoveEnd?.({
        overlay: {
          points: [
            { timestamp: 0, value: 1 },
            { timestamp: 60_000, value },
          ],
        },
      } as never);
    moved(2);
    expect(events.onMoved).not.toHaveBeenCalled();
    moved(3);
    expect(events.onMoved).toHaveBeenCalledWith('a', [
      { time: 0, price: 1 },
      { time: 60_000, price: 3 },
    ]);
  });

  it('only selects a drawing on right click, and keeps it', () => {
    const { overlays, events, layer } = stand();
    layer.show([line], 'off', colors);
    const preventDefault = vi.fn();
    overlays.get('a')?.onRightClick?.({ overlay: { id: 'a' }, preventDefault } as never);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(events.onSelect).toHaveBeenCalledWith('a');
  });
});
