/** A day of funds: epoch ms, and the net inflow in USD (negative: outflow). */
interface FlowDay {
  readonly time: number;
  readonly flow: number;
}

/** The last trading day's flow, and the trading days until then whose flows have its sign. */
export interface FlowRun {
  readonly day: number;
  readonly flow: number;
  readonly days: number;
  readonly sum: number;
}

/** Of days oldest first; days without trade have a flow of 0. null without a trading day. */
export function flowRun(days: readonly FlowDay[]): FlowRun | null {
  const traded = days.filter(({ flow }) => flow !== 0);
  const last = traded.at(-1);
  if (last === undefined) return null;
  const turned = traded.findLastIndex(({ flow }) => Math.sign(flow) !== Math.sign(last.flow));
  const run = traded.slice(turned + 1);
  return {
    day: last.time,
    flow: last.flow,
    days: run.length,
    sum: run.reduce((sum, { flow }) => sum + flow, 0),
  };
}
