import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import { createAsAsker } from './asker.ts';
import { createAddressOf, createTrustRule } from './clientAddress.ts';
import { guardRequest } from './guards.ts';
import { createHostRule } from './hosts.ts';
import { createHttpsRule } from './https.ts';

/** Which requests are served, and whose they are: one rule each for the fast paths, the application and `/live`. */
export function createAdmission(config: Config) {
  const hosts = createHostRule(config);
  const addressOf = createAddressOf(createTrustRule(config.trustProxy));
  const asAsker = createAsAsker(addressOf);
  const asker: RequestHandler = (req, _res, next) => asAsker(req, next);
  return {
    hosts,
    addressOf,
    asAsker,
    asker,
    guard: guardRequest(hosts),
    https: createHttpsRule(config.publicOrigin),
  };
}
