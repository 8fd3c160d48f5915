import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pngOf } from '@coinmirror/shared/testing/pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field, useCommunity } from '../../testing/testCommunity.ts';
import { useInbox } from '../../testing/testInbox.ts';

const execFileAsync = promisify(execFile);
const community = useCommunity();
const { call, login } = community;
const { run, text, comment } = useInbox(community);
const out = mkdtempSync(join(tmpdir(), 'inbox-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

async function submit() {
  const upload = (name: string) =>
    call('submissionUpload', { kind: 'coin', field: name, file: new File([pngOf(500)], '../../evil.sh') });
  const values = {
    contactName: '小镜',
    email: 'a@example.com',
    role: 'team',
    name: 'Mirror\u001b[31m',
    symbol: 'MIR',
    sectors: ['DeFi', 'AI'],
    intro: '字'.repeat(100),
    isIssued: 'no',
    launchDate: '2026-12-01',
    isOpenSource: 'no',
    isAudited: 'no',
    website: 'https://example.com',
    logo: field(await upload('logo'), 'id'),
    confirmed: 'yes',
  };
  expect(await call('submissionAdd', { kind: 'coin', values, nonce: 'nonce-inbox' })).toMatchObject({
    code: 200,
  });
}

describe('the inbox of a running upstream', () => {
  beforeAll(async () => {
    const intro = '价格不对\n第二行 /exchange/binance?tab=2 #failed-request-1';
    await call('feedbackSend', { type: 1, intro, email: 'me@example.com' }, '', {
      'x-request-id': 'request-of-feedback',
    });
    await submit();
    const [{ token: writer }, { token: reporter }] = [await login(), await login()];
    const id = await comment(writer, '加我领币\n\u202e假的');
    await call('commentReport', { id, reason: '诈骗或钓鱼' }, reporter);
    await call('commentReport', { id, reason: '诈骗或钓鱼' }, reporter);
  });

  it('lists each message once, newest first, in one line', async () => {
    const lines = await run('list');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^#3 +open +report +\d{4}.* account 2 用户.* 诈骗或钓鱼：加我领币$/);
    expect(lines[1]).toMatch(/^#2 +open +submission .* visitor coin Mirror.*MIR$/);
    expect(lines[2]).toMatch(/^#1 +open +feedback .* visitor 价格不对$/);
  });

  it('shows all of a message: words, page, contact, and both requests', async () => {
    const shown = await text('show', '1');
    for (const part of [
      'type       1 纠错',
      'contact    me@example.com',
      'page       /exchange/binance?tab=2',
      'failed     failed-request-1',
      'request    request-of-feedback',
      '  | 价格不对\n  | 第二行',
    ])
      expect(shown).toContain(part);
    expect(await text('show', '3')).toMatch(
      /by +account 2 .*\+86 138\*{4}\d{4}[\s\S]*author +account 1[\s\S]*page +\/currencies\/bitcoin/,
    );
    expect(await text('show', '2')).toMatch(/page +\/submit\/coin\nfiles +logo \(image\/png\)\n/);
    await expect(run('show', '99')).rejects.toThrow('there is no message #99.');
  });

  it('filters by kind, state and time, and says how many are left out', async () => {
    expect(await run('list', '--kind', 'report')).toHaveLength(1);
    expect(await run('done', '3', '已处理')).toEqual(['done 3: logged']);
    expect(await run('list', '--open')).toHaveLength(2);
    expect(await run('list', '--done')).toHaveLength(1);
    await expect(run('done', '3')).rejects.toThrow('or it is so already');
    expect(await run('reopen', '3')).toEqual(['reopen 3: logged']);
    expect(await run('list', '--since', '2h')).toHaveLength(3);
    expect(await run('list', '--since', '2100-01-01')).toEqual(['nothing']);
    expect((await run('list', '--limit', '1')).at(-1)).toBe('… and 2 older');
  });

  it('writes attachments under names of its own, for the operator alone, and overwrites nothing', async () => {
    const folder = join(out, 'two');
    const [path = '', ...others] = await run('files', '2', folder);
    expect([path, others]).toEqual([join(folder, '1-logo.png'), []]);
    expect(readFileSync(path).equals(Buffer.from(pngOf(500)))).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await expect(run('files', '2', folder)).rejects.toThrow('EEXIST');
    rmSync(path);
    symlinkSync(join(out, 'elsewhere'), path);
    await expect(run('files', '2', folder)).rejects.toThrow('EEXIST');
    expect(existsSync(join(out, 'elsewhere'))).toBe(false);
    expect(await run('files', '1')).toEqual(['#1 has no files']);
  });

  it('never sends a visitor’s control characters to the terminal', async () => {
    for (const number of ['1', '2', '3'])
      expect(await text('show', number)).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
    community.upstream().store.inbox.addFeedback({
      accountId: null,
      type: 3,
      intro: '\u001b]0;x\u0007#9 report\r\u009b2J\u2028',
      email: '\u001b[2J',
    });
    expect(await text('list')).toContain('\\u{1b}]0;x\\u{7}#9 report\\u{d}\\u{9b}2J');
    expect(await text('show', '4')).toContain('contact    \\u{1b}[2J');
  });
});

it('runs as a command beside the upstream, and says in one line what is wrong', async () => {
  const command = (args: readonly string[], dataDir: string) =>
    execFileAsync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        fileURLToPath(new URL('../../inbox.ts', import.meta.url)),
        ...args,
      ],
      { env: { ...process.env, DATA_DIR: dataDir } },
    );
  expect((await command(['list', '--kind', 'submission'], community.dataDir)).stdout).toMatch(/^#2 .*\n$/);
  await expect(command(['list'], join(out, 'nowhere'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^inbox: .*people\.sqlite does not exist; set DATA_DIR .*\n$/),
  });
});
