/** A collection, with its approximate price and holders at the start of 2026. */
export interface NftTerms {
  readonly slug: string;
  readonly name: string;
  readonly chain: string;
  /** Code of the coin it is priced in. */
  readonly coin: string;
  readonly supply: number;
  /** In that coin. */
  readonly floor: number;
  readonly holders: number;
  /** % of the supply offered for sale. */
  readonly listed: number;
  /** Share of the volume of all collections listed here. */
  readonly weight: number;
}

type Row = readonly [
  slug: string,
  name: string,
  supply: number,
  floor: number,
  holders: number,
  listed: number,
  weight: number,
];

const on = (chain: string, coin: string, rows: readonly Row[]): readonly NftTerms[] =>
  rows.map(([slug, name, supply, floor, holders, listed, weight]) => ({
    slug,
    name,
    chain,
    coin,
    supply,
    floor,
    holders,
    listed,
    weight,
  }));

export const nftCollections: readonly NftTerms[] = [
  ...on('Ethereum', 'ethereum', [
    ['cryptopunks', 'CryptoPunks', 10_000, 29, 3_900, 4.1, 22],
    ['bayc', 'Bored Ape Yacht Club', 9_998, 5.6, 5_500, 4.6, 9],
    ['mayc', 'Mutant Ape Yacht Club', 19_600, 0.86, 11_500, 4.2, 4],
    ['pudgypenguins', 'Pudgy Penguins', 8_888, 4.6, 4_900, 4.4, 15],
    ['lilpudgys', 'Lil Pudgys', 21_900, 0.52, 9_800, 4.9, 4],
    ['milady', 'Milady Maker', 9_975, 1.2, 5_300, 4.8, 5],
    ['azuki', 'Azuki', 10_000, 0.84, 4_400, 6.1, 4],
    ['doodles', 'Doodles', 9_998, 0.34, 4_700, 5.2, 2],
    ['moonbirds', 'Moonbirds', 9_999, 1.6, 5_900, 5.5, 5],
    ['meebits', 'Meebits', 20_000, 0.31, 6_500, 3.4, 1],
    ['autoglyphs', 'Autoglyphs', 512, 46, 163, 3.1, 2],
    ['squiggle', 'Chromie Squiggle', 9_990, 0.62, 2_900, 4.3, 2],
    ['fidenza', 'Fidenza', 999, 11, 480, 5, 2],
    ['clonex', 'CloneX', 19_500, 0.09, 9_300, 5.6, 1],
  ]),
  ...on('Solana', 'solana', [
    ['madlads', 'Mad Lads', 9_968, 16, 4_900, 5.4, 4],
    ['claynosaurz', 'Claynosaurz', 10_200, 11, 5_500, 4.6, 3],
    ['smb', 'Solana Monkey Business', 5_000, 11, 2_000, 4.4, 2],
    ['degods', 'DeGods', 9_700, 2.6, 3_900, 5.9, 2],
    ['okaybears', 'Okay Bears', 9_990, 3.2, 4_300, 6, 1],
  ]),
  ...on('Bitcoin', 'bitcoin', [
    ['nodemonkes', 'NodeMonkes', 10_000, 0.021, 4_700, 5.8, 3],
    ['bitcoin-puppets', 'Bitcoin Puppets', 10_001, 0.014, 4_400, 6.4, 2],
    ['quantum-cats', 'Quantum Cats', 3_333, 0.035, 1_500, 5.1, 2],
  ]),
];
