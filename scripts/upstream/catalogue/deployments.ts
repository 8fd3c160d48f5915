import type { CatalogueCoin } from './catalogueCoin.ts';

/** A chain on which a coin is issued. */
export interface Deployment {
  readonly chain: string;
  /** '' on the coin's own chain. */
  readonly contract: string;
}

/** Tokens on several chains, with their contracts. Every other coin is only on its own chain. */
const DEPLOYMENTS: Readonly<Record<string, readonly Deployment[]>> = {
  tether: [
    { chain: 'TRON', contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    { chain: 'Ethereum', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
    { chain: 'BNB Chain', contract: '0x55d398326f99059fF775485246999027B3197955' },
    { chain: 'Solana', contract: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB' },
    { chain: 'Avalanche', contract: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7' },
    { chain: 'Polygon', contract: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F' },
  ],
  'usd-coin': [
    { chain: 'Ethereum', contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
    { chain: 'Solana', contract: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
    { chain: 'Base', contract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' },
    { chain: 'Arbitrum', contract: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831' },
    { chain: 'BNB Chain', contract: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d' },
    { chain: 'Polygon', contract: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
    { chain: 'Avalanche', contract: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E' },
  ],
  chainlink: [
    { chain: 'Ethereum', contract: '0x514910771AF9Ca656af840dff83E8264EcF986CA' },
    { chain: 'BNB Chain', contract: '0xF8A0BF9cF54Bb92F17374d9e9A321E6a111a51bD' },
    { chain: 'Polygon', contract: '0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39' },
  ],
  dai: [
    { chain: 'Ethereum', contract: '0x6B175474E89094C44Da98b954EedeAC495271d0F' },
    { chain: 'Polygon', contract: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063' },
    { chain: 'Arbitrum', contract: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1' },
    { chain: 'Optimism', contract: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1' },
  ],
  'wrapped-bitcoin': [
    { chain: 'Ethereum', contract: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' },
    { chain: 'Arbitrum', contract: '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f' },
    { chain: 'Polygon', contract: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6' },
  ],
};

/** The chains of a coin, never empty. */
export function chainsOf({ code, chain, nameEn, contractAddress }: CatalogueCoin): readonly Deployment[] {
  return DEPLOYMENTS[code] ?? [{ chain: chain || nameEn, contract: contractAddress }];
}

/** Explorer pages of an address and of a contract, by chain. */
const EXPLORERS: Readonly<Record<string, readonly [address: string, contract: string]>> = {
  Bitcoin: ['https://mempool.space/address/', ''],
  Ethereum: ['https://etherscan.io/address/', 'https://etherscan.io/token/'],
  TRON: ['https://tronscan.org/#/address/', 'https://tronscan.org/#/token20/'],
  'BNB Chain': ['https://bscscan.com/address/', 'https://bscscan.com/token/'],
  BNB: ['https://bscscan.com/address/', 'https://bscscan.com/token/'],
  Solana: ['https://solscan.io/account/', 'https://solscan.io/token/'],
  Base: ['https://basescan.org/address/', 'https://basescan.org/token/'],
  Arbitrum: ['https://arbiscan.io/address/', 'https://arbiscan.io/token/'],
  Optimism: ['https://optimistic.etherscan.io/address/', 'https://optimistic.etherscan.io/token/'],
  Polygon: ['https://polygonscan.com/address/', 'https://polygonscan.com/token/'],
  Avalanche: ['https://snowtrace.io/address/', 'https://snowtrace.io/token/'],
  XRP: ['https://xrpscan.com/account/', ''],
  Dogecoin: ['https://dogechain.info/address/', ''],
  Litecoin: ['https://litecoinspace.org/address/', ''],
  Cardano: ['https://cardanoscan.io/address/', ''],
  Toncoin: ['https://tonviewer.com/', 'https://tonviewer.com/'],
};

/** An address's page in its chain's explorer, '' if no explorer is known. */
export function addressUrl(chain: string, address: string): string {
  const prefix = EXPLORERS[chain]?.[0] ?? '';
  return prefix === '' ? '' : prefix + address;
}

/** A contract's page in its chain's explorer, '' if there is none. */
export function contractUrl(chain: string, contract: string): string {
  const prefix = EXPLORERS[chain]?.[1] ?? '';
  return prefix === '' || contract === '' ? '' : prefix + contract;
}
