/** How a coin is held to its peg. */
export type PegMechanism = '法币储备' | '加密抵押' | '合成对冲';

/** What is written of a stablecoin beside its market. */
export interface StablecoinNote {
  readonly issuer: string;
  readonly mechanism: PegMechanism;
  /** Parts of the supply by chain, %, together 100; about, as its issuer reported them at the end of 2025. */
  readonly chains: readonly (readonly [chain: string, share: number])[];
}

/** By the coin's code. */
export const stablecoinNotes: Readonly<Record<string, StablecoinNote>> = {
  tether: {
    issuer: 'Tether',
    mechanism: '法币储备',
    chains: [
      ['Ethereum', 47],
      ['Tron', 42],
      ['BSC', 4.5],
      ['Solana', 1.5],
      ['其他', 5],
    ],
  },
  'usd-coin': {
    issuer: 'Circle',
    mechanism: '法币储备',
    chains: [
      ['Ethereum', 66],
      ['Solana', 11],
      ['Hyperliquid', 8],
      ['Base', 5.5],
      ['其他', 9.5],
    ],
  },
  'ethena-usde': {
    issuer: 'Ethena',
    mechanism: '合成对冲',
    chains: [
      ['Ethereum', 96],
      ['其他', 4],
    ],
  },
  dai: {
    issuer: 'Sky（原 MakerDAO）',
    mechanism: '加密抵押',
    chains: [
      ['Ethereum', 88],
      ['Polygon', 4],
      ['其他', 8],
    ],
  },
  'usd1-wlfi': { issuer: 'World Liberty Financial', mechanism: '法币储备', chains: [] },
  'paypal-usd': { issuer: 'Paxos', mechanism: '法币储备', chains: [] },
  'falcon-finance': { issuer: 'Falcon Finance', mechanism: '合成对冲', chains: [] },
  'ripple-usd': { issuer: 'Ripple', mechanism: '法币储备', chains: [] },
  'first-digital-usd': { issuer: 'First Digital', mechanism: '法币储备', chains: [] },
  'global-dollar': { issuer: 'Paxos', mechanism: '法币储备', chains: [] },
  'true-usd': { issuer: 'TrueUSD', mechanism: '法币储备', chains: [] },
  usdd: { issuer: 'USDD DAO', mechanism: '加密抵押', chains: [] },
  'euro-coin': { issuer: 'Circle', mechanism: '法币储备', chains: [] },
};
