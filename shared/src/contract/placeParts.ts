import * as v from 'valibot';
import { label, text } from './wire.ts';
import { maybeRank, maybeScore } from './wireNumber.ts';

/** Names of exchanges and wallets on the wire: English, and Chinese if there is one. */
export const placeName = { name: label, name_zh: text, logo: text } as const;

/** `name` is the Chinese name, else the English one. */
export function toPlaceName(wire: { name: string; name_zh: string; logo: string }) {
  return { name: wire.name_zh || wire.name, nameEn: wire.name, logo: wire.logo };
}

/** Names and rating of an exchange. */
export const ratedExchange = { id: v.string(), ...placeName, exrank: maybeRank, score: maybeScore } as const;

/** Names and rating of an exchange; rank and rating are null if it is not rated. */
export function toRatedExchange(wire: v.InferOutput<v.ObjectSchema<typeof ratedExchange, undefined>>) {
  return {
    code: wire.id,
    ...toPlaceName(wire),
    /** From 1, by rating. */
    rank: wire.exrank,
    /** 0–100. */
    rating: wire.score,
  };
}
