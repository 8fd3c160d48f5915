import { describe, expect, test } from 'vitest';
import { refsOutsideRender } from './refs.ts';
import { readSource } from './sourceFile.ts';

const linesOf = (text: string, path = 'web/src/features/a/useA.ts') =>
  refsOutsideRender.run(readSource(path, text)).map(({ line }) => line);

describe('refs outside render', () => {
  test.each([
    'function useA(x) {\n  ref.current = x;\n}',
    'export const useA = (x) => {\n  ref.current = x;\n};',
    'export function Chart({ x }) {\n  if (x)\n    ref.current += 1;\n}',
    'const Chart = function (x) {\n  props.box.current++;\n};',
  ])('finds %j', (text) => {
    expect(linesOf(text)).toHaveLength(1);
  });

  test.each([
    'function useA(x) { useEffect(() => { ref.current = x; }, [x]); }',
    'function useA(x) { function onPress() { ref.current = x; } return onPress; }',
    'function useA() { const press = () => { ref.current = 1; }; return press; }',
    'function useA() { const now = ref.current; return now; }',
    'function follow(state) { state.current = 1; }',
  ])('accepts %j', (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  test('ignores other rooms', () => {
    expect(linesOf('function useA() { ref.current = 1; }', 'scripts/a.ts')).toEqual([]);
  });
});
