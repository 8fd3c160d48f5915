import { HOUR, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { exchanges, type LiquidationVenue } from '../exchanges/exchanges.ts';
import type { VenueLiquidation } from '../exchanges/kinds/liquidation.ts';
import type { Poll } from '../world/polls.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { mayBeOurs } from './contractCoin.ts';
import { parseContractName } from './contractName.ts';
import { facesOf } from './faces.ts';
import { liquidationOf } from './liquidationOf.ts';

/** ms between two writes. */
const EVERY = 5 * SECOND;
/** ms of an hour that may pass before its stream is heard. */
const LATE = 2 * MINUTE;
/** Orders that wait for prices and terms, at most. */
const MOST_WAITING = 5_000;

/** What a venue's stream is asked for now, by the venue's own names; of contracts those of known coins with the most open interest first. */
export function streamNames(venue: LiquidationVenue, { reader, coinOf }: PublicWorld): readonly string[] {
  const { socket } = exchanges[venue].liquidations;
  if (!socket?.contracts) return socket?.names ?? [];
  const known = reader.latest(socket.row.source, socket.contracts);
  if (known.kind === 'nothing') return [];
  return known.value
    .filter(({ symbol }) => {
      const name = parseContractName(venue, symbol);
      return name !== null && mayBeOurs(venue, name.base, coinOf);
    })
    .toSorted((one, other) => (other.openInterestUsd ?? 0) - (one.openInterestUsd ?? 0))
    .map(({ symbol }) => symbol);
}

/** What a venue's stream has reported and is not kept yet. */
export interface LiquidationStream {
  take(reported: readonly VenueLiquidation[]): void;
  /** Keeps it every few seconds, and the hour as heard if the stream has been heard since it began. */
  poll(socket: { heardSince(now: number): number | null }): Poll;
}

export function createLiquidationStream(venue: LiquidationVenue): LiquidationStream {
  let waiting: readonly VenueLiquidation[] = [];

  async function orders(world: PublicWorld) {
    const taken = waiting;
    if (taken.length === 0) return [];
    const [faces, market] = await Promise.all([facesOf(world, venue), world.market()]);
    if (faces === null) return [];
    waiting = waiting.slice(taken.length);
    const facts = { coinOf: world.coinOf, market, faces, now: world.reader.now() };
    return taken.flatMap((order) => liquidationOf(venue, order, facts) ?? []);
  }

  return {
    take(reported) {
      waiting = [...waiting, ...reported].slice(0, MOST_WAITING);
    },
    poll: (socket) => ({
      every: EVERY,
      async run(world) {
        const reported = await orders(world);
        const now = world.reader.now();
        const hour = Math.floor(now / HOUR) * HOUR;
        const since = socket.heardSince(now);
        const isHeard = since !== null && since <= hour + LATE;
        if (isHeard || reported.length > 0)
          world.store.liquidations.save(venue, isHeard ? hour : null, reported);
      },
    }),
  };
}
