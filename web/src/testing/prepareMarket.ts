import type { CoinSnapshot } from '@coinmirror/upstream/ports/coins.ts';
import type { TestProject } from 'vitest/node';
import { simulatedTestMarket } from './simulatedTestMarket.ts';

declare module 'vitest' {
  interface ProvidedContext {
    coins: readonly CoinSnapshot[];
  }
}

/** Computes all coins once for the whole run: it takes a second, and the market of every file has the same instant. */
export async function setup({ provide }: TestProject): Promise<void> {
  // Through JSON: lazy properties of a coin must be evaluated before it goes to another process.
  provide('coins', JSON.parse(JSON.stringify(await simulatedTestMarket().coins())));
}
