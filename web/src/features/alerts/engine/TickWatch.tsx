import { useEffect } from 'react';
import { useTick } from '#live/useTick.ts';

interface TickWatchProps {
  readonly code: string;
  /** When the polled values were true, epoch ms: older ticks say nothing new. */
  readonly since: number;
  readonly onTick: (code: string, price: number, change24h: number | null) => void;
}

/** Hands on the ticks of one coin, on pages that may hold the socket. Draws nothing. */
export function TickWatch({ code, since, onTick }: TickWatchProps) {
  const tick = useTick(code);
  useEffect(() => {
    if (tick && tick.time >= since) onTick(code, tick.price, tick.change24h);
  }, [code, tick, since, onTick]);
  return null;
}
