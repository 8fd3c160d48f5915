import { useEffect } from 'react';
import { useTick } from '#live/useTick.ts';

interface TickWatchProps {
  readonly code: string;
  /** The time of the polled values, epoch ms: older ticks are ignored. */
  readonly since: number;
  readonly onTick: (code: string, price: number, change24h: number | null) => void;
}

/** Passes on the ticks of one coin, on pages that may use the socket. Renders nothing. */
export function TickWatch({ code, since, onTick }: TickWatchProps) {
  const tick = useTick(code);
  useEffect(() => {
    if (tick && tick.time >= since) onTick(code, tick.price, tick.change24h);
  }, [code, tick, since, onTick]);
  return null;
}
