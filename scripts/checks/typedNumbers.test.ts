import { describe, expect, test } from 'vitest';
import { readSource } from './sourceFile.ts';
import { typedNumbers } from './typedNumbers.ts';

const linesOf = (text: string, path = 'web/src/features/a/draft.ts') =>
  typedNumbers.run(readSource(path, text)).map(({ line }) => line);

describe('a reader of typed numbers', () => {
  test.each([
    "const a = Number(text.replaceAll(',', '').trim());",
    'const a = Number(typed);',
    'const a = Number(event.target.value);',
    'const a = Number(draft?.price);',
    'const a = Number.parseFloat(text);',
    'const a = parseInt(text, 10);',
    'const a = +text;',
    'const a = target.valueAsNumber;',
  ])('is found in %j', (text) => {
    expect(linesOf(text)).toHaveLength(1);
  });

  test('is ownNumber too in a file with a numeric field', () => {
    const text = 'const A = () => <TextField inputMode="decimal" onBlur={() => ownNumber(typed)} />;';
    expect(linesOf(text, 'web/src/features/a/A.tsx')).toHaveLength(1);
  });

  test.each([
    'const a = readNumericInput(text).value;',
    'const a = ownNumber(choice);',
    'const a = Number(value.toPrecision(9));',
    "const a = Number(params.get('page'));",
    'const a = Number(b > c);',
    'const a = Number(!b);',
    'const a = Number.isFinite(value);',
  ])('is not found in %j', (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  test('is looked for where visitors type, not in tests or charts', () => {
    const text = 'const a = Number(typed);';
    expect(linesOf(text, 'web/src/charts/a.ts')).toEqual([]);
    expect(linesOf(text, 'web/src/features/a/a.test.ts')).toEqual([]);
    expect(linesOf(text, 'web/src/ui/table/a.ts')).toEqual([1]);
  });
});
