/** How a stablecoin keeps its peg. */
type PegMechanism = '法币储备' | '加密抵押' | '合成对冲';

/** Description of a stablecoin. */
export interface StablecoinNote {
  readonly issuer: string;
  readonly mechanism: PegMechanism;
}

/** By coin code. */
export const stablecoinNotes: Readonly<Record<string, StablecoinNote>> = {
  tether: {
    issuer: 'Tether',
    mechanism: '法币储备',
  },
  'usd-coin': {
    issuer: 'Circle',
    mechanism: '法币储备',
  },
  'ethena-usde': {
    issuer: 'Ethena',
    mechanism: '合成对冲',
  },
  dai: {
    issuer: 'Sky（原 MakerDAO）',
    mechanism: '加密抵押',
  },
  'usd1-wlfi': { issuer: 'World Liberty Financial', mechanism: '法币储备' },
  'paypal-usd': { issuer: 'Paxos', mechanism: '法币储备' },
  'falcon-finance': { issuer: 'Falcon Finance', mechanism: '合成对冲' },
  'ripple-usd': { issuer: 'Ripple', mechanism: '法币储备' },
  'first-digital-usd': { issuer: 'First Digital', mechanism: '法币储备' },
  'global-dollar': { issuer: 'Paxos', mechanism: '法币储备' },
  'true-usd': { issuer: 'TrueUSD', mechanism: '法币储备' },
  usdd: { issuer: 'USDD DAO', mechanism: '加密抵押' },
  'euro-coin': { issuer: 'Circle', mechanism: '法币储备' },
};
