import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { RISK_WORDS } from '../exchange/words.ts';
import { row } from '../fields.ts';
import { riskFields } from '../riskParts.ts';
import { envelope } from '../wire.ts';
import { coinCode } from './coinCode.ts';

const riskRow = row({ risks: riskFields.risks, level: ['risk_level', v.picklist(RISK_WORDS)] });

export const coinRiskEndpoints = {
  /** Not a path of the original upstream. */
  coinRisk: defineEndpoint({
    // Turnover is one of the facts.
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/risk',
    params: v.object({ code: coinCode }),
    response: envelope(riskRow),
  }),
} as const;
