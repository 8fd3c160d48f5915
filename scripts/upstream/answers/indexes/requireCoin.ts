import type { Sources } from '../../ports/sources.ts';
import { UpstreamError } from '../handler/handler.ts';
import { type Coin, findCoin } from './coins.ts';

/** The coin of a call; throws a 404 if there is none. */
export async function requireCoin(sources: Sources, code: string): Promise<Coin> {
  const coin = await findCoin(sources, code);
  if (!coin) throw new UpstreamError(404, '没有这个币种');
  return coin;
}
