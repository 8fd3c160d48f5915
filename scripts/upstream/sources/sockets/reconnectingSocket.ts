import type { Dispatcher } from 'undici';
import type { SocketRow } from '../exchanges/kinds/socketRow.ts';
import { ageOf } from '../reader/age.ts';
import { type Connection, openConnection } from './connection.ts';

export interface ReconnectingSocketOptions<Reported> {
  readonly row: SocketRow<Reported>;
  /** Addresses of the source's socket, scheme and host: the next one is tried when one was not heard. */
  readonly origins: readonly [string, ...string[]];
  /** Sent as it is opened. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How calls go out: a proxy holds for sockets too. */
  readonly dispatcher: Dispatcher;
  /** What is asked for, now. */
  readonly names: () => readonly string[];
  readonly onReported: (reported: readonly Reported[]) => void;
  readonly signal: AbortSignal;
  /** Told of the first message of a connection that is refused. */
  readonly log: (line: string) => void;
  /** ms; the row's unless it is reported. */
  readonly silence?: number;
  /** ms before the first new try, doubled each time; 1 s unless it is reported. */
  readonly firstPause?: number;
  /** ms after which a connection is replaced; 23 h unless it is reported. */
  readonly life?: number;
}

/** Times are epoch ms. */
interface SocketHealth {
  readonly isConnected: boolean;
  readonly since: number;
  /** null: nothing has been heard yet. */
  readonly heardAt: number | null;
}

export interface ReconnectingSocket {
  /** Asks for names that have come since. */
  refresh(): void;
  /** Since when it has been heard without a pause of two minutes, epoch ms; null: it is not heard now. */
  heardSince(now: number): number | null;
  /** Whether a connection is heard; since when it is so, and when the last message that counts came. */
  state(): SocketHealth;
  /** Messages that were not as documented, since the start. */
  refused(): number;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 5 * 60_000;
/** ms that a connection must stand until a new cut counts as the first one. */
const STEADY = 60_000;
/** ms: Binance cuts every connection after 24 h; all are replaced before, the new one first. */
const LIFE = 23 * 3_600_000;
/** ms: a shorter pause in what is heard is none. */
const GAP = 2 * 60_000;

/**
 * Keeps a socket of a venue open until the signal. After a cut, an error, a silence or a message that is too large it is
 * opened anew, later each time until it stands; one that the venue announces to end has its successor at once. Nothing is thrown: what a socket tells is a help, and polls say the same.
 */
export function openReconnectingSocket<Reported>(
  options: ReconnectingSocketOptions<Reported>,
): ReconnectingSocket {
  const { row, origins, signal, firstPause = FIRST_PAUSE, life = LIFE } = options;
  const open = new Set<Connection>();
  const heardOnes = new Set<Connection>();
  let turned = Date.now();
  let failures = 0;
  let address = 0;
  /** When an announced end was last answered by a new connection at once. */
  let renewed = Number.NEGATIVE_INFINITY;
  let refused = 0;
  let heard = { since: 0, at: Number.NEGATIVE_INFINITY };

  function hear(): void {
    const now = Date.now();
    heard = { since: ageOf(heard.at, now) > GAP ? now : heard.since, at: now };
  }

  /** Notes when the last connection falls silent, and when one is heard again. */
  function note(change: () => void): void {
    const before = heardOnes.size > 0;
    change();
    if (before !== heardOnes.size > 0) turned = Date.now();
  }

  function startLater(): void {
    failures += 1;
    const pause = Math.min(LONGEST_PAUSE, firstPause * 2 ** Math.min(failures - 1, 16));
    setTimeout(start, jittered(pause)).unref();
  }

  /** All that are older have a successor that is heard. */
  function endOlder(connection: Connection): void {
    for (const older of open) {
      if (older === connection) return;
      older.end();
    }
  }

  function start(): void {
    if (signal.aborted) return;
    const opened = performance.now();
    const hasStood = () => performance.now() - opened > STEADY;
    let isReplaced = false;
    let wasHeard = false;
    const renew = (begin: () => void) => {
      clearTimeout(renewal);
      isReplaced = true;
      begin();
    };
    const connection = openConnection(options, origins[address % origins.length] ?? origins[0], {
      onOpen() {
        // Nothing may be told for minutes; its silence ends it.
        if (!row.isQuiet) return;
        wasHeard = true;
        note(() => heardOnes.add(connection));
      },
      onAlive() {
        wasHeard = true;
        hear();
        note(() => heardOnes.add(connection));
        endOlder(connection);
      },
      onEnding() {
        if (isReplaced) return;
        if (hasStood()) failures = 0;
        // Who announces it to every new connection is asked ever later.
        const isFirst = performance.now() - renewed > STEADY;
        if (isFirst) renewed = performance.now();
        renew(isFirst ? start : startLater);
      },
      onRefused(why, isFirst) {
        refused += 1;
        if (isFirst) options.log(`${row.source}: a message of its socket is not as documented: ${why}`);
      },
      onEnd() {
        open.delete(connection);
        note(() => heardOnes.delete(connection));
        clearTimeout(renewal);
        if (isReplaced || signal.aborted) return;
        if (!wasHeard) address += 1;
        if (hasStood()) failures = 0;
        startLater();
      },
    });
    const renewal = setTimeout(() => renew(start), jittered(life)).unref();
    open.add(connection);
  }

  const endAll = () => {
    for (const connection of open) connection.end();
  };
  signal.addEventListener('abort', endAll, { once: true });
  start();

  return {
    refresh() {
      for (const connection of open) connection.refresh();
    },
    heardSince: (now) => (ageOf(heard.at, now) > GAP ? null : heard.since),
    state: () => ({
      isConnected: heardOnes.size > 0,
      since: turned,
      heardAt: Number.isFinite(heard.at) ? heard.at : null,
    }),
    refused: () => refused,
  };
}

/** Up to a quarter less, so that all who were cut off together do not come back together. */
function jittered(ms: number): number {
  return ms * (0.75 + Math.random() / 4);
}
