import * as v from 'valibot';
import { word } from '../../decode/words.ts';
import { tokenText } from './tokenText.ts';

/** Characters of a symbol, and of a name. */
const SYMBOL_MOST = 20;
const NAME_MOST = 48;

/** What a pool refers to by its id: a token, a DEX, a network. */
interface Referred {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly address: string;
}

const referred = v.pipe(
  v.object({
    id: word,
    type: v.picklist(['token', 'dex', 'network']),
    attributes: v.object({
      name: v.optional(v.nullable(tokenText(NAME_MOST)), ''),
      symbol: v.optional(v.nullable(tokenText(SYMBOL_MOST)), ''),
      address: v.optional(v.nullable(word), ''),
    }),
  }),
  v.transform(
    ({ id, attributes: { name, symbol, address } }): Referred => ({
      id,
      name: name ?? '',
      symbol: symbol ?? '',
      address: address ?? '',
    }),
  ),
);

/** Everything that the pools of an answer refer to, by its id; a resource of another kind or shape is left out. */
export const included = v.pipe(
  v.optional(v.array(v.unknown()), []),
  v.transform(
    (rows): ReadonlyMap<string, Referred> =>
      new Map(
        rows.flatMap((row): [string, Referred][] => {
          const read = v.safeParse(referred, row);
          return read.success ? [[read.output.id, read.output]] : [];
        }),
      ),
  ),
);

export type Included = v.InferOutput<typeof included>;
