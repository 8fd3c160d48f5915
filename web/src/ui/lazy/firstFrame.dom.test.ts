import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstFrame } from './firstFrame.ts';

/** Frames run when the test says so. */
let frames: FrameRequestCallback[] = [];
const drawFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function watched() {
  const went = vi.fn();
  void firstFrame().then(went);
  await vi.advanceTimersByTimeAsync(0);
  return went;
}

it('waits for the task after a frame', async () => {
  const went = await watched();
  expect(went).not.toHaveBeenCalled();
  drawFrame();
  await Promise.resolve();
  expect(went).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(went).toHaveBeenCalledOnce();
});

it('goes on without a frame where none comes', async () => {
  const went = await watched();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(went).toHaveBeenCalledOnce();
});

it('does not wait in a hidden tab', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await watched()).toHaveBeenCalledOnce();
});
