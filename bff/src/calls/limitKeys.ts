import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { lineOf, networksOf } from '@coinmirror/shared/network/networks.ts';
import type { Request } from 'express';
import { callOf } from './callContext.ts';
import { fieldOf, phoneOf, purposeOf } from './callPhone.ts';
import type { KnownDevice } from './knownDevice.ts';
import type { Limit } from './limitRules.ts';

/** What a call counts under for a rule; null where the rule is not about it. */
export type LimitKey = (req: Request) => string | null;

export interface LimitKeyOptions {
  /** Keys hold no phone number and no login, only what this secret makes of it. */
  readonly secret: string;
  /** Devices that have logged in with a number. */
  readonly devices: KnownDevice;
  /** Devices that have had a code sent to one. */
  readonly codeDevices: KnownDevice;
  readonly addressOf: (req: IncomingMessage) => string;
}

/** The key of each kind of rule. */
export function createLimitKeys(options: LimitKeyOptions): Record<Limit['by'], LimitKey> {
  const { secret, devices, codeDevices, addressOf } = options;
  const hidden = (...parts: readonly (string | null)[]) =>
    parts.includes(null) ? null : createHmac('sha256', secret).update(parts.join('')).digest('base64url');
  const address: LimitKey = (req) => lineOf(addressOf(req));
  /** What one owner of addresses usually has. */
  const site = (req: Request) => networksOf(addressOf(req)).site;
  const deviceOf: LimitKey = (req) => devices.of(phoneOf(req), req.headers.cookie);
  const unlessKnown = (key: LimitKey): LimitKey => {
    return (req) => (deviceOf(req) === null ? key(req) : null);
  };
  /** The device of a caller who tries a code of a number that he has had one sent to. */
  const ownCodeOf: LimitKey = (req) =>
    triedIn(req) === CODE ? codeDevices.of(phoneOf(req), req.headers.cookie) : null;
  return {
    address,
    stranger: unlessKnown((req) => (ownCodeOf(req) === null ? address(req) : null)),
    phone: unlessKnown((req) => hidden(phoneOf(req))),
    request: unlessKnown((req) => hidden(phoneOf(req), purposeOf(req))),
    share: unlessKnown((req) => hidden(phoneOf(req), ' ', site(req))),
    try: unlessKnown((req) => {
      const tried = triedIn(req);
      if (tried === TOKEN) return null;
      const who = tried === CODE ? (ownCodeOf(req) ?? '') : site(req);
      return hidden(phoneOf(req), tried, ' ', who);
    }),
    number: unlessKnown((req) => (triedIn(req) === PASSWORD ? hidden(phoneOf(req), PASSWORD) : null)),
    device: (req) => hidden(deviceOf(req), phoneOf(req), triedIn(req)),
    session: (req) => hidden(sessionOf(req)),
  };
}

const CODE = ':code';
const PASSWORD = ':password';
/** Too long to be guessed, so that wrong ones count for nobody's number. */
const TOKEN = ':token';
/** What may be guessed where; of a login it is in the call. A field that does not belong there says nothing. */
const TRIED: Readonly<Partial<Record<EndpointName, string>>> = {
  verifyPhoneCode: CODE,
  memberResetPassword: TOKEN,
};
const BY_CODE = 2;

function triedIn(req: Request): string {
  const { name } = callOf(req);
  if (name === 'memberLogin') return Number(fieldOf(req, 'type')) === BY_CODE ? CODE : PASSWORD;
  if (name === 'phoneCode') return `:sent${purposeOf(req)}`;
  return TRIED[name] ?? PASSWORD;
}

/** Who is logged in, however the header is written; null for a visitor. */
function sessionOf(req: Request): string | null {
  const token = (req.headers.authorization ?? '').replace(/^bearer\s+/i, '').trim();
  return token === '' ? null : token;
}
