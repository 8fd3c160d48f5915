/** A price that is weighted by what is traded at it, of one venue. */
export interface Spoken {
  readonly venue: string;
  readonly price: number;
  /** Its weight. */
  readonly volume: number;
}

/** What one venue says with all its pairs: their mean weighted by turnover, and their turnover together. */
export interface Voice<Pair extends Spoken> extends Spoken {
  readonly pairs: readonly Pair[];
}

/** One voice a venue, however many pairs it has: four quotes of one coin are one venue's word. */
export function voicesOf<Pair extends Spoken>(pairs: readonly Pair[]): readonly Voice<Pair>[] {
  return [...Map.groupBy(pairs, ({ venue }) => venue)].map(([venue, own]) => {
    const volume = own.reduce((sum, each) => sum + each.volume, 0);
    const spent = own.reduce((sum, each) => sum + each.price * each.volume, 0);
    const plain = own.reduce((sum, { price }) => sum + price, 0) / own.length;
    return { venue, price: volume > 0 ? spent / volume : plain, volume, pairs: own };
  });
}
