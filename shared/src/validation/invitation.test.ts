import { expect, test } from 'vitest';
import { readInvite } from './invitation.ts';

const TOKEN = `inv-${'aB3_-'.repeat(8)}xyz`;

test.each([
  [TOKEN, { invitation: TOKEN, code: '' }],
  [` ${TOKEN}\n`, { invitation: TOKEN, code: '' }],
  ['ABC1234', { invitation: '', code: 'ABC1234' }],
  [null, { invitation: '', code: '' }],
  [`${TOKEN}x`, { invitation: '', code: '' }],
  [TOKEN.slice(4), { invitation: '', code: '' }],
  ['inv-abc', { invitation: '', code: '' }],
  ['"><script>', { invitation: '', code: '' }],
])('an invite %j is read as %j', (invite, read) => {
  expect(readInvite(invite)).toEqual(read);
});
