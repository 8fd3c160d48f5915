import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scryptAsync = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_LENGTH = 32;

/** Password → `scrypt$salt$key` (base64url). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await scryptAsync(password, salt, KEY_LENGTH);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether a password matches a hash; false for a hash of unknown format. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await scryptAsync(password, Buffer.from(salt, 'base64url'), expected.length);
  return timingSafeEqual(actual, expected);
}

/** A new token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Six random digits. */
export function newSmsCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The stored form of a token or code: verifiable, but useless if the file is stolen. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
