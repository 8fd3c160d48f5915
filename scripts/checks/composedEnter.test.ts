import { describe, expect, test } from 'vitest';
import { composedEnter } from './composedEnter.ts';
import { readSource } from './sourceFile.ts';

const linesOf = (text: string, path = 'web/src/features/a/A.tsx') =>
  composedEnter.run(readSource(path, text)).map(({ line }) => line);

describe('Enter of a composition', () => {
  test.each([
    "const A = () => <input onKeyDown={(event) => event.key === 'Enter' && go()} />;",
    'const A = () => <TextField label="a" onKeyDown={({ key }) => { if (key === \'Enter\') go(); }} />;',
    "function A() {\n  function onKey(event) { switch (event.key) { case 'Enter': go(); } }\n  return <textarea onKeyUp={onKey} />; }",
    "const onKey = (event) => event.nativeEvent.isComposing || (event.key === 'Enter' && go());\nconst A = () => <SearchInput onKeyDown={onKey} />;",
    "export function whatKeyDoes({ key }: KeyboardEvent<HTMLInputElement>) { return key === 'Enter'; }",
    "const A = () => <Row keys={(event: KeyboardEvent<HTMLTextAreaElement>) => event.key === 'Enter'} />;",
  ])('finds %j', (text) => {
    expect(linesOf(text)).toHaveLength(1);
  });

  test.each([
    "const A = () => <input onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && go()} />;",
    "function onKey(event) { if (isComposing(event)) return; if (event.key === 'Enter') go(); }\nconst A = () => <input onKeyDown={onKey} />;",
    'const A = () => <input type="range" onKeyDown={(event) => event.key === \'Enter\' && go()} />;',
    "const A = () => <input onKeyDown={(event) => event.key === 'Escape' && go()} />;",
    "const A = () => <button onKeyDown={(event) => event.key === 'Enter' && go()} />;",
    "const KEYS = new Set(['Enter', ' ']);",
  ])('accepts %j', (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  test('ignores other rooms, and tests', () => {
    const text = "const A = () => <input onKeyDown={(event) => event.key === 'Enter' && go()} />;";
    expect(linesOf(text, 'scripts/a.tsx')).toEqual([]);
    expect(linesOf(text, 'web/src/features/a/A.test.tsx')).toEqual([]);
  });
});
