import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { row } from './fields.ts';
import { placed, placeFields } from './placeParts.ts';
import { envelope, text } from './wire.ts';
import { wireAmount } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { wireTime } from './wireTime.ts';

/** Operating systems of programs. */
const SOFTWARE_SYSTEMS = ['ios', 'android', 'windows', 'macos', 'linux', 'browser'] as const;
export type SoftwareSystem = (typeof SOFTWARE_SYSTEMS)[number];

const softwareFields = {
  code: v.string(),
  /** Kind of the publisher. */
  kind: v.picklist(['exchange', 'wallet']),
  ...placeFields,
  systems: v.array(v.picklist(SOFTWARE_SYSTEMS)),
  website: ['siteurl', text],
} as const;

const softwareRow = row(softwareFields, placed);

/** An exchange's or a wallet's program. */
export type SoftwareRow = v.InferOutput<typeof softwareRow>;

const release = v.object({
  system: v.picklist(SOFTWARE_SYSTEMS),
  version: v.string(),
  time: wireTime,
  /** MB. */
  size: wireAmount,
  /** Minimum version of the system. */
  needs: text,
  /** Hexadecimal; '' if an app store verifies the package. */
  sha256: text,
});

const detailRow = row(
  {
    ...softwareFields,
    releases: rowsOf(release),
    /** Newest first. */
    changes: rowsOf(v.object({ version: v.string(), time: wireTime, lines: v.array(v.string()) })),
  },
  placed,
);

/** A program with its packages and its changelog. */
export type SoftwareDetail = v.InferOutput<typeof detailRow>;

export const softwareEndpoints = {
  /** Wallets first, then exchanges; best known first. */
  softwareList: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/software/list',
    params: v.object({}),
    response: envelope(listOf(softwareRow)),
  }),
  softwareDetail: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/software/detail',
    params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)) }),
    response: envelope(detailRow),
  }),
} as const;
