import type { CoinSnapshot } from '@coinmirror/handlers/ports/coins.ts';
import type { TestProject } from 'vitest/node';
import { simulatedTestMarket } from './simulatedTestMarket.ts';

declare module 'vitest' {
  interface ProvidedContext {
    coins: readonly CoinSnapshot[];
  }
}

/** Reads all coins once for the whole run: it takes a second, and every file's market has the same instant. */
export async function setup({ provide }: TestProject): Promise<void> {
  // By way of JSON: what a coin looks up when it is read must be read before it goes to another process.
  provide('coins', JSON.parse(JSON.stringify(await simulatedTestMarket().coins())));
}
