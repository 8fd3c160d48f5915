import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { placeName, toPlaceName } from './placeParts.ts';
import { envelope, text } from './wire.ts';
import { wireAmount } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { wireTime } from './wireTime.ts';

/** Operating systems of programs. */
const SOFTWARE_SYSTEMS = ['ios', 'android', 'windows', 'macos', 'linux', 'browser'] as const;
export type SoftwareSystem = (typeof SOFTWARE_SYSTEMS)[number];

const entries = {
  code: v.string(),
  ...placeName,
  kind: v.picklist(['exchange', 'wallet']),
  systems: v.array(v.picklist(SOFTWARE_SYSTEMS)),
  siteurl: text,
};

const softwareWire = v.pipe(
  v.object(entries),
  v.transform((wire) => ({
    code: wire.code,
    ...toPlaceName(wire),
    /** Kind of the publisher. */
    kind: wire.kind,
    systems: wire.systems,
    website: wire.siteurl,
  })),
);

/** An exchange's or a wallet's program. */
export type SoftwareRow = v.InferOutput<typeof softwareWire>;

const releaseWire = v.object({
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

const detailWire = v.pipe(
  v.object({
    ...entries,
    releases: rowsOf(releaseWire),
    changes: rowsOf(v.object({ version: v.string(), time: wireTime, lines: v.array(v.string()) })),
  }),
  v.transform(({ siteurl, ...wire }) => ({
    code: wire.code,
    ...toPlaceName(wire),
    kind: wire.kind,
    systems: wire.systems,
    website: siteurl,
    releases: wire.releases,
    /** Newest first. */
    changes: wire.changes,
  })),
);

/** A program with its packages and its changelog. */
export type SoftwareDetail = v.InferOutput<typeof detailWire>;

export const softwareEndpoints = {
  /** Wallets first, then exchanges; best known first. */
  softwareList: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/software/list',
    params: v.object({}),
    response: envelope(listOf(softwareWire)),
  }),
  softwareDetail: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/software/detail',
    params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)) }),
    response: envelope(detailWire),
  }),
} as const;
