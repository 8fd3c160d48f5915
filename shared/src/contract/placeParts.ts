import * as v from 'valibot';
import { label, text } from './wire.ts';
import { maybeRank, maybeScore } from './wireNumber.ts';

/** How exchanges and wallets are called on the wire: in English, and in Chinese where there is such a name. */
export const placeName = { name: label, name_zh: text, logo: text } as const;

/** `name` is what a Chinese reader calls it: Chinese where there is one, else English. */
export function toPlaceName(wire: { name: string; name_zh: string; logo: string }) {
  return { name: wire.name_zh || wire.name, nameEn: wire.name, logo: wire.logo };
}

/** Who an exchange is, and how it is rated. */
export const ratedExchange = { id: v.string(), ...placeName, exrank: maybeRank, score: maybeScore } as const;

/** Who an exchange is; rank and rating are null where it is not rated. */
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
