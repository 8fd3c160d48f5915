import * as v from 'valibot';
import { label, text } from './wire.ts';
import { maybeRank, maybeScore } from './wireNumber.ts';

/** Names of exchanges and wallets: English, and Chinese if there is one. A row with them is made an entity by `placed`. */
export const placeFields = { nameEn: ['name', label], nameZh: ['name_zh', text], logo: text } as const;

/** `name` is the Chinese name, else the English one. */
export function placed<Of extends { readonly nameZh: string; readonly nameEn: string }>({
  nameZh,
  ...place
}: Of) {
  return { ...place, name: nameZh || place.nameEn };
}

/** Names and rating of an exchange; rank and rating are null if it is not rated. */
export const ratedFields = {
  code: ['id', v.string()],
  ...placeFields,
  /** From 1, by rating. */
  rank: ['exrank', maybeRank],
  /** 0–100. */
  rating: ['score', maybeScore],
} as const;
