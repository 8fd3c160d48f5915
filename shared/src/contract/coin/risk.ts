import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { riskEntries } from '../riskParts.ts';
import { envelope } from '../wire.ts';
import { coinCode } from './coinCode.ts';

const riskWire = v.pipe(
  v.object(riskEntries),
  v.transform((wire) => ({ level: wire.risk_level, risks: wire.risks })),
);

export const coinRiskEndpoints = {
  /** Not a path of the original upstream. */
  coinRisk: defineEndpoint({
    // Turnover is one of the facts.
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/risk',
    params: v.object({ code: coinCode }),
    response: envelope(riskWire),
  }),
} as const;
