/** A miner's day. Money in USD. */
export interface MiningDay {
  readonly coins: number;
  readonly revenue: number;
  readonly powerCost: number;
  readonly profit: number;
}

interface Machine {
  /** In the unit of `networkHash`. */
  readonly hash: number;
  readonly watts: number;
  /** USD per kWh. */
  readonly powerPrice: number;
  readonly poolFeePercent: number;
}

interface Network {
  readonly hash: number;
  readonly blockReward: number;
  readonly blockSeconds: number;
  readonly price: number;
}

/**
 * A machine's daily profit: its share of the network's hash rate × blocks per day × reward, less the pool fee and the
 * electricity. null if the network's figures are not positive.
 */
export function miningDay(machine: Machine, network: Network): MiningDay | null {
  if (!(network.hash > 0) || !(network.blockSeconds > 0)) return null;
  const share = machine.hash / (network.hash + machine.hash);
  const coins =
    share * (86_400 / network.blockSeconds) * network.blockReward * (1 - machine.poolFeePercent / 100);
  const revenue = coins * network.price;
  const powerCost = (machine.watts / 1000) * 24 * machine.powerPrice;
  return { coins, revenue, powerCost, profit: revenue - powerCost };
}
