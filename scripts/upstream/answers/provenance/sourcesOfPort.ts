import { readTicker } from '../../catalogue/tickers.ts';
import type { PortName, Sources } from '../../ports/sources.ts';

type WithStatus = Pick<Sources, 'status'>;

/** The sources (`BINANCE`) that report a port of an exchange (`binance`); null: of every exchange. */
export async function sourcesAt(
  exchangeCode: string | null,
  port: PortName,
  { status }: WithStatus,
): Promise<readonly string[]> {
  const rows = (await status?.rows()) ?? [];
  return rows.flatMap(({ name, exchange, ports }) =>
    ports.includes(port) && exchange !== null && (exchangeCode ?? exchange) === exchange ? [name] : [],
  );
}

/**
 * The sources that report a port of a ticker: those of its exchange, for a coin those of every exchange. None of a contract:
 * no exchange is asked for its candles, book or trades.
 */
export async function sourcesOfPort(
  tickerId: string,
  port: PortName,
  sources: WithStatus,
): Promise<readonly string[]> {
  const ticker = readTicker(tickerId);
  return ticker === null || ticker.contract !== null ? [] : sourcesAt(ticker.exchangeCode, port, sources);
}
