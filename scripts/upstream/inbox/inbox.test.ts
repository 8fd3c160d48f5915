import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pngOf } from '@coinmirror/shared/testing/pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field, useCommunity } from '../community/testCommunity.ts';
import { besideService } from '../store/openBeside.ts';
import { readArguments } from './readArguments.ts';
import { runCommand } from './runCommand.ts';

const execFileAsync = promisify(execFile);
const community = useCommunity();
const { call, login } = community;
const out = mkdtempSync(join(tmpdir(), 'inbox-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Runs a command line on the database of the running upstream. */
const run = (...args: string[]) =>
  besideService(community.dataDir, (database) =>
    runCommand(readArguments(args, Date.now()), { database, who: 'operator', now: Date.now }),
  );
const text = async (...args: string[]) => (await run(...args)).join('\n');

const bitcoin = { kind: 'coin', code: 'bitcoin' };
let comments = 0;
async function comment(token: string, content: string, more = {}) {
  comments += 1;
  const reply = await call(
    'commentAdd',
    { ...bitcoin, content, nonce: `nonce-of-${comments}`, ...more },
    token,
  );
  return Number(field(reply, 'id'));
}
const listed = async (more = {}) => {
  const reply = await call('commentList', { ...bitcoin, ...more });
  return reply.data as { list: Record<string, unknown>[]; total_count: number };
};

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

describe('a hidden comment', () => {
  it('vanishes from lists and counts at once, and comes back', async () => {
    const { token } = await login();
    const before = (await listed()).total_count;
    const id = await comment(token, '垃圾广告');
    expect((await listed()).total_count).toBe(before + 1);
    await run('hide', String(id), '广告');
    expect((await listed()).total_count).toBe(before);
    expect((await listed()).list.some((row) => row['id'] === id)).toBe(false);
    await run('unhide', String(id));
    expect((await listed()).list[0]).toMatchObject({ id, content: '垃圾广告' });
  });

  it('keeps the place of its replies, without its words and its writer', async () => {
    const { token } = await login();
    const parent = await comment(token, '骂人');
    const reply = await comment(token, '理性讨论', { parent_id: parent });
    await run('hide', String(parent), '人身攻击');
    expect((await listed()).list.find((row) => row['id'] === parent)).toMatchObject({
      content: '',
      nickname: '',
      userface: '',
      is_hidden: true,
      reply_count: 1,
    });
    expect((await listed({ parent_id: parent })).list).toMatchObject([{ id: reply, content: '理性讨论' }]);
    expect(
      await call(
        'commentAdd',
        { ...bitcoin, content: '再来', parent_id: parent, nonce: 'nonce-late' },
        token,
      ),
    ).toMatchObject({ code: 404 });
    await run('hide', String(reply), '一起');
    expect((await listed()).list.some((row) => row['id'] === parent)).toBe(false);
  });

  it('counts for nothing in its parent, and takes neither likes nor reports', async () => {
    const { token } = await login();
    const parent = await comment(token, '主楼');
    const reply = await comment(token, '广告', { parent_id: parent });
    await run('hide', String(reply), '广告');
    expect((await listed()).list.find((row) => row['id'] === parent)).toMatchObject({ reply_count: 0 });
    expect(await call('commentLike', { id: reply, on: true }, token)).toMatchObject({
      data: { like_count: 0 },
    });
    const count = (await run('list', '--limit', '1000')).length;
    await call('commentReport', { id: reply, reason: '其他' }, token);
    expect(await run('list', '--limit', '1000')).toHaveLength(count);
  });
});

describe('a locked account', () => {
  it('is logged out everywhere, told so at its login, and comes back', async () => {
    const { phone, token } = await login();
    const id = field(await call('memberInfo', {}, token), 'mid');
    await run('lock', id, '反复发布广告');
    expect(await call('memberInfo', {}, token)).toMatchObject({ status: 401 });
    const attempt = { ...phone, type: 1, password: 'secret1' };
    expect(await call('memberLogin', attempt)).toMatchObject({
      status: 423,
      msg: '该账号已停用，如有疑问，请通过页面底部的“意见反馈”告诉我们',
    });
    expect(await call('memberLogin', { ...attempt, password: 'wrong' })).toMatchObject({ status: 422 });
    await run('unlock', id);
    expect(await call('memberInfo', {}, token)).toMatchObject({ status: 401 });
    expect(await call('memberLogin', attempt)).toMatchObject({ code: 200 });
  });

  it('has no session that was opened while it was being locked', async () => {
    const { token } = await login();
    const id = Number(field(await call('memberInfo', {}, token), 'mid'));
    await run('lock', String(id), '试');
    const late = community.upstream().store.sessions.open(id);
    expect(await call('memberInfo', {}, late)).toMatchObject({ status: 401 });
  });
});

it('every act stands in the log with who, when, what and why', async () => {
  const { token } = await login();
  const id = await comment(token, '广告');
  await run('hide', String(id), '广告\u001b[2J');
  const [line] = await run('log', '--limit', '1');
  expect(line).toMatch(/^\d{4}-\d{2}-\d{2} [\d:]+ operator hide comment \d+ 广告\\u\{1b\}\[2J$/);
  const before = await run('log');
  await expect(run('hide', '99999', '没有')).rejects.toThrow('there is none');
  expect(await run('log')).toEqual(before);
});

it('runs as a command beside the upstream, and says in one line what is wrong', async () => {
  const command = (args: readonly string[], dataDir: string) =>
    execFileAsync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        fileURLToPath(new URL('../inbox.ts', import.meta.url)),
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

it.each([
  [['hide', '3'], 'say why'],
  [['lock', '3', ' '], 'say why'],
  [['lock', 'x', 'y'], 'whole number'],
  [['show'], 'the number of a message'],
  [['show', '1e3'], 'whole number'],
  [['list', '--kind', 'mail'], '--kind is one of'],
  [['list', '--open', '--done'], 'exclude'],
  [['list', '--since', 'yesterday'], '--since is'],
  [['constructor', '1'], 'no command'],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readArguments(args, 0)).toThrow(reason);
});
