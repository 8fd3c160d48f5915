import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, noParams, num, seconds, text } from '../wire.ts';

const coin = v.pipe(
  v.object({ code: v.string(), symbol: v.string(), name: text, close: num, changerate: num, turnover: num }),
  v.transform(({ changerate, ...wire }) => ({ ...wire, change: changerate })),
);

const day = v.object({ time: seconds, bitcoin: num, ethereum: num, mean: num, rising: num, turnover: num });

const weekWire = v.pipe(
  v.object({
    id: num,
    title: v.string(),
    begintime: seconds,
    endtime: seconds,
    /** Strongest first. */
    coins: v.array(coin),
    days: v.array(day),
    turnover: num,
    lastturnover: num,
  }),
  v.transform(({ begintime, endtime, lastturnover, ...wire }) => ({
    ...wire,
    begins: begintime,
    /** The midnight after its last day. */
    ends: endtime,
    turnoverBefore: lastturnover,
  })),
);

/**
 * The newest weekly review in figures: its coins over the week (change in %, turnover in USD), and its days with the
 * change of Bitcoin, Ether and the mean of all since the week began, and how many coins rose that day.
 */
export type WeekFigures = v.InferOutput<typeof weekWire>;

export const weeklyEndpoints = {
  newsWeekly: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/weekly',
    params: noParams,
    response: envelope(weekWire),
  }),
} as const;
