import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, label } from '../wire.ts';
import { wireCount } from '../wireNumber.ts';
import { listOf } from '../wireRows.ts';

const countryRow = row({
  id: wireCount,
  nameZh: ['name', label],
  nameEn: ['en', v.string()],
  areaCode: ['contry_area_code', v.string()],
  parentId: ['parent_id', wireCount, 'unread'],
});

/** A country or region with its calling code, without the plus. */
export type Country = v.InferOutput<typeof countryRow>;

export const countryEndpoints = {
  countryList: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/config/country',
    params: v.object({}),
    response: envelope(listOf(countryRow)),
  }),
} as const;
