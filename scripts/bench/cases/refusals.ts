import { ask } from '../../../bff/test/support/ask.ts';
import { BAD, RAW } from '../../../bff/test/support/badRequests.ts';
import { sendRaw } from '../../../bff/test/support/sendRaw.ts';
import { startGateway, startPeer } from '../node.ts';
import type { Server } from '../process.ts';
import { goal, one, table } from '../table.ts';
import { webDist } from '../webDist.ts';

const TURNS = 21;
const SHOWN = 5;
const PROMISE_MS = 50;

/** Sends one kind of bad request to a port; returns the status and the latency in ms. */
type Send = (port: number) => Promise<{ readonly status: number; readonly ms: number }>;

const KINDS: readonly (readonly [string, number, Send])[] = [
  ...BAD.map(([name, path, options, status]) => {
    const send: Send = (port) => ask(`http://127.0.0.1:${port}`, path, options);
    return [name, status, send] as const;
  }),
  ...RAW.map(([name, bytes, status]) => {
    const send: Send = (port) => sendRaw(port, bytes, 50);
    return [name, status, send] as const;
  }),
];

/** Latency of the refusal of each kind of bad request, one after another, compared with a good request. */
export async function benchRefusals(): Promise<string> {
  const upstream = await startPeer('upstream');
  const gateway = await startGateway(upstream, webDist());
  const good = await waits(gateway, (port) => ask(`http://127.0.0.1:${port}`, '/healthz'), 200);
  const measured: { name: string; median: number; worst: number }[] = [];
  for (const [name, status, send] of KINDS) measured.push({ name, ...(await waits(gateway, send, status)) });
  await Promise.all([gateway.stop(), upstream.stop()]);

  const slowest = measured.toSorted((a, b) => b.median - a.median).slice(0, SHOWN);
  const rows = slowest.map(({ name, median, worst }) => [
    name,
    one(median, 2),
    one(worst, 2),
    one(median / good.median),
  ]);
  return [
    table(
      `${KINDS.length} kinds of bad requests, ${TURNS} times each; the ${SHOWN} slowest`,
      ['', 'median ms', 'worst ms', '÷ a good one'],
      [...rows, ['/healthz', one(good.median, 2), one(good.worst, 2), one(1)]],
    ),
    goal('the slowest kind, median ms', slowest[0]?.median ?? Number.NaN, '≤', PROMISE_MS),
  ].join('\n');
}

async function waits({ port }: Server, send: Send, status: number) {
  await send(port);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const reply = await send(port);
    if (reply.status !== status) throw new Error(`Refused with ${reply.status} instead of ${status}.`);
    times.push(reply.ms);
  }
  times.sort((a, b) => a - b);
  return { median: times[TURNS >> 1] ?? Number.NaN, worst: times.at(-1) ?? Number.NaN };
}
