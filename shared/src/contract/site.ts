import * as v from 'valibot';
import { safeAddress } from '../routes/safeAddress.ts';
import { defineEndpoint } from './endpoint.ts';
import { row } from './fields.ts';
import { countParam, envelope, label, noParams, text } from './wire.ts';
import { num } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { wireAddress } from './wireTexts.ts';

/** Purpose of a contact QR code (specification section 3). */
export const CONTACT_CODES = [
  'wx_business',
  'wx_employ',
  'wx_public',
  'wx_service_fxh',
  'wx_circle_service_fxh',
] as const;

export type ContactCode = (typeof CONTACT_CODES)[number];

const IMAGE = /\.(png|jpe?g|webp|svg|gif)(\?|$)/i;

/** An address outside this site: a page, or what an app opens. A path of our own would lead the visitor back. */
const ELSEWHERE = /^(?!(?:javascript|data|blob|file):)[a-z][a-z\d+.-]*:\S+$/i;

/** A picture of this site, or one of another by https. */
const PICTURE = /^(?:\/|https:\/\/)/;

/** A QR code: a picture of it, or the address to encode. */
export type QrSource =
  | { readonly kind: 'image'; readonly src: string }
  | { readonly kind: 'address'; readonly url: string };

/** What an entry of the list is; nothing for one that is neither a picture nor an address elsewhere. */
function toQrSources(entry: string): readonly QrSource[] {
  if (IMAGE.test(entry)) return PICTURE.test(safeAddress(entry)) ? [{ kind: 'image', src: entry }] : [];
  return ELSEWHERE.test(entry) ? [{ kind: 'address', url: entry }] : [];
}

/** Contact QR codes of one purpose: a comma-separated list of pictures (specification section 3), or of addresses. */
const contactRow = row({ code: v.picklist(CONTACT_CODES), qrcode: text }, ({ code, qrcode }) => ({
  code,
  qrCodes: qrcode
    .split(',')
    .map((entry) => entry.trim())
    .flatMap(toQrSources),
}));

const friendLinkRow = row({ name: ['linkname', label], url: ['linkurl', wireAddress] });

/** A path of this site, or a whole https address; `wireAddress` has left nothing else but http and mail. */
const AD_URL = /^(?:\/|https:\/\/)/;

/** A sponsored line of the search box; `url` is a path of this site or an https address. */
const searchAdRow = row({ title: label, url: ['linkurl', wireAddress] });

export const siteEndpoints = {
  contactQr: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/config/contact',
    params: v.object({ appid: countParam(1, 9) }),
    response: envelope(row({ list: rowsOf(contactRow) }, ({ list }) => list)),
  }),
  friendLinks: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/config/friendlink',
    params: noParams,
    response: envelope(listOf(friendLinkRow)),
  }),
  searchAds: defineEndpoint({
    policy: 60,
    method: 'GET',
    host: 'api',
    path: '/api/v3/ad/list',
    params: v.object({
      channelcode: v.optional(v.union([v.string(), num]), 1),
      appid: v.optional(v.string(), 'PCWeb'),
      total: countParam(3, 20),
    }),
    response: envelope(
      v.pipe(
        rowsOf(searchAdRow),
        v.transform((ads) => ads.filter(({ url }) => AD_URL.test(url))),
      ),
    ),
  }),
} as const;
