import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { DEVICE_HEADER, KNOWN_HEADER } from '@coinmirror/shared/contract/community/askerHeaders.ts';
import { cookieOf } from '../http/cookies.ts';
import { callOf } from './callContext.ts';
import { phoneOf } from './callPhone.ts';
import { createKnownDevice, type KnownDeviceOptions } from './knownDevice.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the gateway knows of the browsers that call about a phone number. */
export function createDevices(options: Omit<KnownDeviceOptions, 'kind'>) {
  const devices = createKnownDevice({ ...options, kind: 'login' });
  const codeDevices = createKnownDevice({ ...options, kind: 'code' });

  return {
    known: { devices, codeDevices },
    /** What the community host hears of the browser; nothing where it sends no id. */
    headersOf(req: IncomingMessage): Record<string, string> {
      const uid = cookieOf(req.headers.cookie, COOKIES.uid.name);
      const isKnown = devices.of(phoneOf(req), req.headers.cookie) !== null;
      return {
        ...(UUID.test(uid) && { [DEVICE_HEADER]: hashOf(options.secret, uid.toLowerCase()) }),
        ...(isKnown && { [KNOWN_HEADER]: '1' }),
      };
    },
    /** Marks the browser of an accepted call by what it is known for from now on. */
    mark(req: IncomingMessage, res: ServerResponse): void {
      const { name } = callOf(req);
      const phone = phoneOf(req);
      const known = name === 'memberLogin' ? devices : name === 'phoneCode' ? codeDevices : null;
      if (phone !== null && known) res.setHeader('set-cookie', known.cookieFor(phone, req.headers.cookie));
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;

function hashOf(secret: string, uid: string): string {
  return createHmac('sha256', secret).update(`visitor device ${uid}`).digest('base64url');
}
