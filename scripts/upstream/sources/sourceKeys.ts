import type { Credentials } from './net/redirect.ts';
import type { SourceName } from './sourceTable.ts';

interface SourceKey {
  /** The variable it is set by. */
  readonly variable: string;
  /** Sent to the source's own address and to no other. */
  readonly header: (key: string) => Credentials;
}

/** Sources that take a key. Keys raise limits and nothing else. */
export const sourceKeys: Readonly<Partial<Record<SourceName, SourceKey>>> = {
  COINGECKO: { variable: 'COINGECKO_API_KEY', header: (key) => ({ 'x-cg-demo-api-key': key }) },
  GITHUB: { variable: 'GITHUB_TOKEN', header: (key) => ({ authorization: `Bearer ${key}` }) },
  COINMARKETCAP: { variable: 'COINMARKETCAP_API_KEY', header: (key) => ({ 'x-cmc_pro_api_key': key }) },
};
