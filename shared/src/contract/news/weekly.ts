import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, label, noParams, text } from '../wire.ts';
import { maybeAmount, num, wireAmount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { word } from '../wireTexts.ts';
import { seconds } from '../wireTime.ts';

const coin = row({
  code: word,
  symbol: word,
  name: text,
  close: wireAmount,
  change: ['changerate', num],
  turnover: wireAmount,
});

const day = v.object({
  time: seconds,
  bitcoin: num,
  ethereum: num,
  mean: num,
  rising: wireCount,
  turnover: wireAmount,
});

const weekRow = row({
  id: wireCount,
  title: label,
  begins: ['begintime', seconds],
  /** The midnight after its last day. */
  ends: ['endtime', seconds],
  /** Strongest first. */
  coins: rowsOf(coin),
  days: rowsOf(day),
  turnover: maybeAmount,
  turnoverBefore: ['lastturnover', maybeAmount],
});

/**
 * The latest weekly review in figures: its coins over the week (change in %, volume in USD), and its days with the
 * change since the start of the week of Bitcoin, Ether and the mean of all coins, and the number of coins that rose
 * that day.
 */
export type WeekFigures = v.InferOutput<typeof weekRow>;

export const weeklyEndpoints = {
  newsWeekly: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/weekly',
    params: noParams,
    response: envelope(weekRow),
  }),
} as const;
