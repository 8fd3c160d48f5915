import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, label } from '../wire.ts';
import { wireCount } from '../wireNumber.ts';
import { listOf } from '../wireRows.ts';

const countryWire = v.pipe(
  v.object({
    id: wireCount,
    name: label,
    en: v.string(),
    contry_area_code: v.string(),
    parent_id: wireCount,
  }),
  v.transform((wire) => ({
    id: wire.id,
    nameZh: wire.name,
    nameEn: wire.en,
    areaCode: wire.contry_area_code,
  })),
);

/** A country or region with its calling code, without the plus. */
export type Country = v.InferOutput<typeof countryWire>;

export const countryEndpoints = {
  countryList: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/config/country',
    params: v.object({}),
    response: envelope(listOf(countryWire)),
  }),
} as const;
