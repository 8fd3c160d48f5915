import { CONTACT_CODES, type ContactCode } from '@coinmirror/shared/contract/site.ts';
import type { Contacts } from '../answers/handler/handler.ts';

/**
 * A picture of this site, since the content policy allows no other here; or an address, which is drawn as a code. An
 * address that names a picture elsewhere would be drawn as a code of the picture.
 */
const ENTRY =
  /^(?:\/(?!\/)\S+\.(?:png|jpe?g|webp|svg|gif)|https:\/\/(?!\S+\.(?:png|jpe?g|webp|svg|gif)$)\S+)$/i;

const variableOf = (code: ContactCode) => `CONTACT_${code.toUpperCase()}`;

export const contactVariables: readonly string[] = CONTACT_CODES.map(variableOf);

/**
 * The contact channels of the environment: CONTACT_WX_PUBLIC and so on, each a comma-separated list. Throws a one-line
 * Error that names the invalid one.
 */
export function readContacts(env: Readonly<Record<string, string | undefined>>): Contacts {
  const channels = CONTACT_CODES.flatMap((code) => {
    const name = variableOf(code);
    const list = (env[name] ?? '').split(',').flatMap((entry) => entry.trim() || []);
    const wrong = list.find((entry) => !ENTRY.test(entry));
    if (wrong !== undefined) {
      throw new Error(
        `${name} must be pictures of this site (/contact/wx.png) or https addresses, separated by commas, not "${wrong}".`,
      );
    }
    return list.length === 0 ? [] : [[code, list] as const];
  });
  return Object.fromEntries(channels);
}
