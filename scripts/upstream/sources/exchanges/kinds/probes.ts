import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { PortName } from '../../../ports/sources.ts';

/** A week that has passed: a question of it is always the same, and its answer has no age. */
export const A_WEEK = { from: Date.UTC(2026, 0, 5), to: Date.UTC(2026, 0, 12), limit: 7 };

/** When a row says that it is of, epoch ms. */
export const timeOf = ({ time }: { readonly time: number | null }) => time;

/** The same of what stands at whole hours. */
export const hourOf = ({ hour }: { readonly hour: number }) => hour;

/** What is read of a venue's spot pairs, and of its contracts. */
export const SPOT_PORTS = ['coins', 'pairs', 'candles', 'orderBooks', 'trades'] as const satisfies PortName[];
export const CONTRACT_PORTS = ['contracts', 'longShort'] as const satisfies PortName[];

/** ms: tickers are asked each ten seconds. */
export const TICKERS_LATE = MINUTE;
