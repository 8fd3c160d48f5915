import { networksOf } from '@coinmirror/shared/network/networks.ts';
import { exceededQuota, type QuotaBounds } from '@coinmirror/shared/network/quota.ts';

/** Places that visitors hold for a while. */
export interface Quotas {
  /** Takes a place for an address, and returns what gives it back; null where its networks hold their share. */
  take(address: string): (() => void) | null;
  /** Places that are taken. */
  taken(): number;
}

export function createQuotas(bounds: QuotaBounds): Quotas {
  const held = new Map<string, number>();
  let total = 0;
  const of = (network: string) => held.get(network) ?? 0;

  function add(networks: readonly string[], change: 1 | -1): void {
    total += change;
    for (const network of networks) {
      const left = of(network) + change;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    }
  }

  return {
    take(address) {
      const { line, site, region } = networksOf(address);
      const levels = { line: of(line), site: of(site), region: of(region) };
      if (exceededQuota(bounds, { total, levels }, 1) !== null) return null;
      // What is no address is the same network on each level, and counts once.
      const networks = [...new Set([line, site, region])];
      add(networks, 1);
      let isHeld = true;
      return () => {
        if (isHeld) add(networks, -1);
        isHeld = false;
      };
    },
    taken: () => total,
  };
}
