import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';
import { toast } from '#ui/toast/toast.ts';
import { createReplay } from './createReplay.ts';

/** Candles a second. */
export const REPLAY_SPEEDS = [1, 2, 5, 10, 20] as const;
const SECOND = 1000;

export interface ReplayControls {
  readonly isOn: boolean;
  /** Opening time of the newest candle shown, epoch ms. */
  readonly time: number;
  readonly isPlaying: boolean;
  readonly hasEnded: boolean;
  readonly speed: number;
  readonly start: (from: number) => void;
  readonly stop: () => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  readonly step: () => void;
}

interface Run {
  readonly from: number;
  /** Distinguishes two runs from the same time. */
  readonly turn: number;
}

/** Replays a source from a time on; `key` changes whenever the chart has to reload. */
export function useReplay(
  base: BarSource,
  minutes: number,
): { readonly source: BarSource; readonly key: number; readonly controls: ReplayControls } {
  const [run, setRun] = useState<Run | null>(null);
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const [speed, setSpeed] = useState<number>(REPLAY_SPEEDS[1]);
  const turns = useRef(0);
  const replay = useMemo(() => run && createReplay(base, run.from, minutes), [base, run, minutes]);
  const isBusy = useRef(false);

  async function step() {
    if (!replay || isBusy.current) return;
    isBusy.current = true;
    try {
      const candle = await replay.step();
      if (candle) setTime(candle.time);
      else {
        setEnded(true);
        setPlaying(false);
      }
    } catch {
      setPlaying(false);
      toast.error('回放的 K 线加载失败，请重试');
    } finally {
      isBusy.current = false;
    }
  }

  const onCycle = useEffectEvent(() => void step());
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => onCycle(), SECOND / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);

  function begin(next: Run | null) {
    setRun(next);
    setTime(next?.from ?? 0);
    setPlaying(false);
    setEnded(false);
  }

  return {
    source: replay?.source ?? base,
    key: run?.turn ?? 0,
    controls: {
      isOn: run !== null,
      time,
      isPlaying,
      hasEnded,
      speed,
      start(from) {
        turns.current += 1;
        begin({ from, turn: turns.current });
      },
      stop: () => begin(null),
      setPlaying,
      setSpeed,
      step: () => void step(),
    },
  };
}
