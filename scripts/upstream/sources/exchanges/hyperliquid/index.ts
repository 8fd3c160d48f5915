import { rows, timeless } from '../../question/probe.ts';
import { source } from '../../question/sourceRow.ts';
import type { Exchange } from '../exchange.ts';
import { mergeContracts } from '../kinds/mergeContracts.ts';
import { hyperliquidContracts } from './contracts.ts';

/** Hyperliquid: perpetuals that are settled on its own chain, in USDC. Its spot market makes no price of ours. */
export const hyperliquid = {
  sources: {
    // Half of 1,200 a minute, of which a call takes 20.
    HYPERLIQUID: source('Hyperliquid', ['https://api.hyperliquid.xyz'], 600, {
      ports: ['contracts'],
      probes: [rows('contracts', hyperliquidContracts, timeless)],
    }),
  },
  identity: null,
  tickers: null,
  markets: null,
  candles: null,
  depth: null,
  contracts: {
    source: 'HYPERLIQUID',
    // `kPEPE` is a thousand coins. Markets that others build on it (`xyz:TSLA`) are asked for elsewhere.
    name: /^(?<base>[A-Za-z0-9]+)$/,
    all: async ({ read }) => mergeContracts(await read(hyperliquidContracts)),
    dates: [],
    interest: null,
    past: null,
  },
  accounts: null,
  liquidations: null,
  ticks: null,
  notices: null,
} satisfies Exchange<'HYPERLIQUID'>;
