import { beforeEach, expect, it, vi } from 'vitest';
import { limitLines, printFault, printLine, printNote } from './printLine.ts';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  const write = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  return () => write.mockRestore();
});

it('a line names its room, and nobody', () => {
  printLine('a code could not be sent (POST /sms/138_1234_5678 answered 500)');
  printLine('OKX: %2531%2533812345678 is no pair', 'sources');
  expect(written).toEqual([
    'upstream: a code could not be sent (POST /sms/# answered 500)\n',
    'sources: OKX: # is no pair\n',
  ]);
});

it('a line about a request ends with its whole id, which no rule hides', () => {
  printLine('the database cannot be used', 'upstream', '0123456789abcdef0123456789abcdef');
  expect(written).toEqual([
    'upstream: the database cannot be used (request 0123456789abcdef0123456789abcdef)\n',
  ]);
});

it('a fault keeps its lines, and loses what it holds of a caller', () => {
  const request = { id: '', what: 'GET /x' };
  printFault(new Error('no row for li.lei@example.com\nsecond line'), request);
  expect(written[0]).toBe('upstream: request -- GET /x failed: Error: no row for #\n');
  expect(written[1]).toBe('second line\n');
  expect(written.length).toBeGreaterThan(2);
  printFault('eyJhbGciOi.eyJzdWIi.c2ln', request);
  expect(written.at(-1)).toBe('upstream: request -- GET /x failed: #\n');
});

it('lines below a level are not written', () => {
  const all = () => {
    printNote('a backup was made');
    printLine('a code could not be sent');
    printFault(new Error('x'), { id: '', what: 'GET /x' });
    return written.splice(0).map((line) => line.replace(/ .*/s, ''));
  };
  for (const [level, count] of [
    ['silent', 0],
    ['error', 1],
    ['warn', 2],
    ['info', 3],
    ['debug', 3],
  ] as const) {
    limitLines(level);
    expect([level, all().filter((room) => room === 'upstream:').length]).toEqual([level, count]);
  }
  limitLines('info');
});
