import { parseServerMessage } from '@coinmirror/shared/contract/live.ts';
import { channelName, type Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { WebSocket } from 'ws';

/** Messages of the live socket since it was opened. */
export interface Received {
  /** The tick valid at an instant: the last one at or before it; undefined before the first. */
  at(code: string, instant: number): Tick | undefined;
  /** From this instant on every coin has a tick. */
  readonly since: number;
  newest(code: string): Tick | undefined;
  close(): void;
}

/** Listens to the ticks of coins until it is closed. Resolves after the first tick of each. */
export async function listen(origin: string, codes: readonly string[]): Promise<Received> {
  const received = new Map<string, Tick[]>();
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { origin });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.on('error', reject);
  socket.on('open', () =>
    socket.send(JSON.stringify({ op: 'subscribe', args: codes.map((code) => channelName('ticker', code)) })),
  );
  socket.on('message', (data) => {
    const message = parseServerMessage(JSON.parse(String(data)));
    if (message?.kind === 'ping') socket.send(JSON.stringify({ pong: message.at }));
    if (message?.kind !== 'tick') return;
    const { tick } = message;
    received.set(tick.code, [...(received.get(tick.code) ?? []).slice(-100), tick]);
    if (received.size === codes.length) resolve();
  });
  await promise;
  return {
    since: Math.max(...codes.map((code) => received.get(code)?.[0]?.time ?? Number.POSITIVE_INFINITY)),
    at: (code, instant) => received.get(code)?.findLast(({ time }) => time <= instant),
    newest: (code) => received.get(code)?.at(-1),
    close: () => socket.close(),
  };
}
