import { expect, test } from 'vitest';
import { readSource } from './sourceFile.ts';
import { vocabulary } from './vocabulary.ts';

const complaints = (path: string, text = '') =>
  vocabulary.run(readSource(path, text)).map(({ line, message }) => `${line}: ${message}`);

test.each([
  ['bff/test/support/gate.ts', '', /the path says "gate": use gateway/],
  ['bff/src/a.ts', 'export const startGateProcess = 1;', /startGateProcess says "gate"/],
  ['web/src/ui/a.ts', 'export function useForcedStream() {}', /"forced": use liquidation/],
  ['web/src/features/chrome/a.ts', '', /site frame/],
  ['scripts/upstream/answers/a.ts', 'interface CoinAnswer {}', /ends in Answer: end it in Response/],
])('%s may not say %s', (path, text, message) => {
  expect(complaints(path, text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['bff/src/gateway.ts', 'export const createGateway = 1;'],
  ['web/src/features/siteFrame/a.ts', 'export const navigate = 1;'],
  ['shared/src/a.ts', 'export type AnswerTime = number;'],
  ['web/src/ui/a.ts', "const gate = 'an exchange';"],
])('%s may use %s', (path, text) => {
  expect(complaints(path, text)).toEqual([]);
});
