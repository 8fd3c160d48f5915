import * as v from 'valibot';
import { textOrNull } from '../../decode/present.ts';

/** A product, and the one whose second name it is: BTC-USDC trades in the book of BTC-USD, and is reported with its turnover. */
export const named = { product_id: v.string(), alias: textOrNull };

type Named = v.InferOutput<v.ObjectSchema<typeof named, undefined>>;

/** Products by their own names, each once: a row with an alias is that alias, and left out where that has a row itself. */
export function withoutAliases<Product extends Named>(products: readonly Product[]): readonly Product[] {
  const known = new Map<string, Product>();
  for (const product of products) if (!isAlias(product)) known.set(product.product_id, product);
  for (const product of products) {
    const { alias } = product;
    if (alias !== null && !known.has(alias)) known.set(alias, { ...product, product_id: alias });
  }
  return [...known.values()];
}

function isAlias({ product_id, alias }: Named): boolean {
  return alias !== null && alias !== product_id;
}
