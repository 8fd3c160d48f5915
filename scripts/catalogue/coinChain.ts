import type { PackageToken } from './packageTokens.ts';
import { known, readKeyed, readTable, words } from './table.ts';

/** A coin's chain and contract. */
export interface Home {
  readonly chain?: string;
  readonly contract?: string;
  readonly explorer?: string;
  readonly token?: true;
}

const chains = readKeyed('chains');
const contracts = readKeyed('contracts');
const natives = new Set([
  ...readTable('mining').map(([code = '']) => code),
  ...readTable('native').map(([code = '']) => code),
  ...readTable('concepts')
    .filter(([id]) => id === 'layer1')
    .flatMap(([, , , , members]) => words(members)),
]);
const explorers = new Map([...chains.values()].map(([name = '', explorer]) => [name, known(explorer)]));

/** A coin's chain: its own, or that of its contract. `addresses` are those of the icon package. */
export function homeOf(code: string, name: string, addresses: PackageToken['addresses']): Home {
  const written = contracts.get(code);
  if (written) return token(written[0] ?? '', known(written[1]));
  if (natives.has(code)) return { chain: name };
  const present = Object.entries(addresses).filter(([, address]) => address);
  if (present.length === 0) return { chain: name };
  const order = [...chains.keys()];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const [first] = present.toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
  if (!first) return { chain: name };
  const [id, address] = first;
  return token(chains.get(id)?.[0] ?? titled(id), address);
}

function token(chain: string, contract: string | undefined): Home {
  const explorer = explorers.get(chain);
  return {
    chain,
    token: true,
    ...(contract ? { contract } : {}),
    ...(contract && explorer ? { explorer: explorer + contract } : {}),
  };
}

function titled(id: string): string {
  return id.replace(
    /(^|-)([a-z])/g,
    (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase(),
  );
}
