import * as v from 'valibot';

/** Binance pings by itself, in frames that nobody is shown: this is answered, and so tells that it lives. */
export const BINANCE_PING = { text: '{"method":"LIST_SUBSCRIPTIONS","id":1}', every: 60_000 } as const;

const shutdown = v.object({ e: v.literal('serverShutdown'), E: v.number() });

/** Told some minutes before a server of Binance ends its connections; its documents show it bare and in an envelope. */
export const binanceEnding = v.union([shutdown, v.object({ event: shutdown }), v.object({ data: shutdown })]);

/** Answers to it. */
export const binanceIdle = v.object({ result: v.nullable(v.array(v.string())), id: v.number() });
