import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('a CSV file', () => {
  it.each([
    ['keeps tiny and huge numbers as plain decimals', [1e-9, 1e21], '0.000000001,1000000000000000000000'],
    ['leaves unknown values empty', [null, 0], ',0'],
    ['quotes what would break a line or a cell', ['a,b', 'say "hi"', 'x\ny'], '"a,b","say ""hi""","x\ny"'],
    ['disarms what a spreadsheet would run', ['=1+1', '-x', '@y'], "'=1+1,'-x,'@y"],
    ['disarms it in full width too', ['＝1+1', '－x', '＠y', '＋1'], "'＝1+1,'－x,'＠y,'＋1"],
  ])('%s', (_what, cells, line) => {
    expect(toCsv([cells])).toBe(`${line}\r\n`);
  });
});
