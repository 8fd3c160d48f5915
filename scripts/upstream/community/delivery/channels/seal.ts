import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';

const fields = v.record(v.string(), v.string());
export type SealedFields = v.InferOutput<typeof fields>;

const IV = 12;
const TAG = 16;

/** Encrypts the fields of channels, so that neither the file nor a backup of it gives them away. */
export interface Seal {
  close(values: SealedFields): string;
  /** null for what another secret has sealed. */
  open(sealed: string): SealedFields | null;
  /** Keyed hash of fields, by which the same ones are known again. */
  mark(values: SealedFields): string;
}

/** Seals by keys that are derived from the upstream's own secret; with another secret no channel can be opened. */
export function createSeal(secret: string): Seal {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `alert channels: ${use}`, 32));
  const key = keyFor('fields');
  const markKey = keyFor('marks');
  return {
    close(values) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(JSON.stringify(values), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV));
        decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
        const body = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]);
        return v.parse(fields, JSON.parse(body.toString('utf8')));
      } catch {
        return null;
      }
    },
    mark: (values) =>
      createHmac('sha256', markKey)
        .update(JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))))
        .digest('base64url')
        .slice(0, 22),
  };
}
