import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { openAccountsBeside } from '../store/accountsBeside.ts';
import { openStore } from '../store/store.ts';
import { runAccountCommand } from './accountCommand.ts';

const ORIGIN = 'https://coins.example';
const PHONE = { areaCode: '86', mobile: '13800138000' };

let dataDir: string;
let upstream: ReturnType<typeof openStore> | null;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'accounts-'));
  upstream = openStore({ dataDir });
});
afterEach(() => {
  upstream?.close();
  rmSync(dataDir, { recursive: true });
});

async function run(...args: string[]): Promise<readonly string[]> {
  const store = openAccountsBeside(dataDir);
  try {
    return await runAccountCommand(args, store, ORIGIN);
  } finally {
    store.close();
  }
}
const passwordOf = (lines: readonly string[]) => lines[1]?.replace('password: ', '') ?? '';

describe('the accounts command, beside a running upstream', () => {
  test.each(['13800138000', '+86 138-0013-8000', '００８６１３８００１３８０００'])(
    'makes the account of %s, with a password of its own',
    async (typed) => {
      const lines = await run('create', typed);
      expect(lines[0]).toBe('account 1 (用户8000) of +86 13800138000');
      expect(passwordOf(lines)).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
      const account = upstream?.accounts.findByPhone(PHONE);
      expect(await upstream?.accounts.hasPassword(account?.id ?? 0, passwordOf(lines))).toBe(true);
      await expect(run('create', typed)).rejects.toThrow('+86 13800138000 has an account already.');
    },
  );

  it('gives an account a new password, and ends its sessions', async () => {
    await expect(run('password', '13800138000')).rejects.toThrow('has no account');
    const first = passwordOf(await run('create', '13800138000'));
    const session = upstream?.sessions.open(1) ?? '';
    const second = passwordOf(await run('password', '13800138000'));
    expect(second).not.toBe(first);
    expect(await upstream?.accounts.hasPassword(1, first)).toBe(false);
    expect(await upstream?.accounts.hasPassword(1, second)).toBe(true);
    expect(upstream?.sessions.accountOf(session)).toBeNull();
  });

  it('prints a link of the site that is an open invitation', async () => {
    const [link = ''] = await run('invite', '3');
    expect(link).toMatch(/^https:\/\/coins\.example\/user\/signin\?invite=inv-[\w-]{43}$/);
    expect(upstream?.invitations.isOpen(new URL(link).searchParams.get('invite') ?? '')).toBe(true);
  });

  test.each([
    [['create'], /makes an account/],
    [['create', '138x'], /no phone number/],
    [['create', '1380013800', 'x'], /makes an account/],
    [['invite', '0'], /1 to 365 whole days/],
    [['invite', '1e9'], /1 to 365 whole days/],
    [['drop'], /makes an account/],
    [[], /makes an account/],
  ])('refuses %j with what it takes', async (args, complaint) => {
    await expect(run(...args)).rejects.toThrow(complaint);
  });
});

describe('a data folder', () => {
  it('is brought up to date where no upstream runs, and is free again afterwards', async () => {
    upstream?.close();
    await run('create', '13800138000');
    upstream = openStore({ dataDir, lockWait: 0 });
    expect(upstream.accounts.findByPhone(PHONE)).not.toBeNull();
  });

  it('of an upstream of another version is left alone while that runs', async () => {
    const other = new DatabaseSync(join(dataDir, 'people.sqlite'));
    other.exec('PRAGMA user_version = 3');
    other.close();
    await expect(run('invite')).rejects.toThrow('the running upstream is of another version');
  });

  it('without a database is no upstream’s', () => {
    expect(() => openAccountsBeside(join(dataDir, 'nothing'))).toThrow(/does not exist; set DATA_DIR/);
  });
});
