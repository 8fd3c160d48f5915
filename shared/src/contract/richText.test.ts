import { growth, LINEAR } from '@coinmirror/testing/growth.ts';
import { describe, expect, it } from 'vitest';
import { readRichText } from './richText.ts';

describe('richText', () => {
  it('reads headings, paragraphs, list items and line breaks as blocks', () => {
    expect(readRichText('<h2>简介</h2><p>第一段<br/>第二段</p><ul><li>其一</li></ul>尾')).toEqual([
      { kind: 'heading', text: '简介' },
      { kind: 'paragraph', text: '第一段' },
      { kind: 'paragraph', text: '第二段' },
      { kind: 'item', text: '其一' },
      { kind: 'paragraph', text: '尾' },
    ]);
  });

  it('keeps text only: scripts, styles and comments vanish, attributes never survive', () => {
    const html =
      '<script>alert(1)</script><p onclick="x()">好<img src=x onerror=alert(1)><b>的</b></p><!-- 注 --><style>p{}</style>';
    expect(readRichText(html)).toEqual([{ kind: 'paragraph', text: '好的' }]);
  });

  it('drops an unclosed script whole', () => {
    expect(readRichText('前<script>alert(1)')).toEqual([{ kind: 'paragraph', text: '前' }]);
  });

  it('decodes entities once, so that escaped markup stays text', () => {
    expect(readRichText('1 &lt; 2 &amp;amp; &#x4e2d;&#25991; &unknown;')).toEqual([
      { kind: 'paragraph', text: '1 < 2 &amp; 中文 &unknown;' },
    ]);
  });

  it.each([
    ['a < b && c > d', 'a < b && c > d'],
    ['1<2 且 3>2', '1<2 且 3>2'],
    ['<p>价格 <1 美元，量 >5</p>', '价格 <1 美元，量 >5'],
    ['x <b>y</b> < z', 'x y < z'],
  ])('keeps the comparisons of %s', (written, text) => {
    expect(readRichText(written)).toEqual([{ kind: 'paragraph', text }]);
  });

  it('returns nothing for empty text', () => {
    expect(readRichText('')).toEqual([]);
    expect(readRichText('<p> &nbsp; </p>')).toEqual([]);
  });

  it('reads tags over several lines, and hides a script whose end tag breaks off', () => {
    expect(readRichText('一<a\nhref="x"\n>二</a>')).toEqual([{ kind: 'paragraph', text: '一二' }]);
    expect(readRichText('前<script>alert(1)</script')).toEqual([{ kind: 'paragraph', text: '前' }]);
    expect(readRichText('前<!-- 注 --')).toEqual([{ kind: 'paragraph', text: '前' }]);
    expect(readRichText('前<scripture>后')).toEqual([{ kind: 'paragraph', text: '前后' }]);
  });

  it('makes no half of a pair of surrogates', () => {
    expect(readRichText('&#xd83d;&#55357;')).toEqual([{ kind: 'paragraph', text: '&#xd83d;&#55357;' }]);
  });

  it.each([
    '<a',
    '<p',
    '<',
    '</',
    '<!--',
    '<!-- ->',
    '<script',
    '<script>',
    '<script></script ',
    '<p>',
    '&',
    '&#x1',
    ' \n',
    '>',
  ])('takes time in proportion to %j, however often it stands there', (piece) => {
    expect(growth(readRichText, (size) => piece.repeat(size), 15_000)).toBeLessThan(LINEAR);
  });
});
