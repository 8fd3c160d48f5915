import { createHmac } from 'node:crypto';
import { DEVICE_HEADER, KNOWN_HEADER } from '@coinmirror/shared/contract/community/askerHeaders.ts';
import { networksOf } from '@coinmirror/shared/network/networks.ts';
import type { Asker } from '../../community/store/phoneCodes.ts';
import { type RequestHead, visitorAddressOf } from './visitorAddress.ts';

/** Characters of a device's name that count. */
const LONGEST = 64;

/**
 * Who asks for a code: the device that the gateway names, or the address. What is stored is a keyed one-way hash of an
 * address and of the network that one owner of addresses usually has.
 */
export function createAskerOf(secret: string): (request: RequestHead) => Asker {
  const hidden = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return (request) => {
    const device = String(request.headers[DEVICE_HEADER] ?? '').slice(0, LONGEST);
    const { line, site } = networksOf(visitorAddressOf(request));
    return {
      id: device === '' ? `address ${hidden(`address ${line}`)}` : `device ${device}`,
      network: hidden(`wide network ${site}`),
      isKnown: request.headers[KNOWN_HEADER] === '1',
    };
  };
}
