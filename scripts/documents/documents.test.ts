import { documents } from '@coinmirror/shared/content/documents/compiled/documents.ts';
import { chaptersOf, toTextBlocks } from '@coinmirror/shared/content/documents/read.ts';
import { TUTORIALS } from '@coinmirror/shared/content/tutorials/compiled/texts.ts';
import { TUTORIAL_HEADS } from '@coinmirror/shared/content/tutorials/compiled/tutorials.ts';
import { describe, expect, test } from 'vitest';
import { compileDocument } from './compile.ts';
import { readDocuments } from './readDocuments.ts';
import { toBlocks } from './toBlocks.ts';
import { readTutorials } from './tutorials.ts';

const HEAD = '---\npage: agreement\nsummary: 一句话说明这份文件是什么。\nupdated: 2026-01-02\n---\n';

describe('documents', () => {
  test('the compiled documents equal the Markdown (else run scripts/documents/generate.ts)', () => {
    expect(readDocuments()).toEqual(Object.values(documents).toSorted((a, b) => (a.page < b.page ? -1 : 1)));
  });

  test('the compiled tutorials do too, and each has steps', () => {
    expect(readTutorials()).toEqual(TUTORIALS);
    expect(TUTORIAL_HEADS.map(({ id }) => id)).toEqual(TUTORIALS.map(({ id }) => id));
    for (const { blocks } of TUTORIALS) expect(chaptersOf(blocks).length).toBeGreaterThan(3);
  });

  test('a link to a part of a document leads to an existing heading', () => {
    const anchors = Object.values(documents).flatMap(({ blocks }) =>
      [...JSON.stringify(blocks).matchAll(/"page":"(\w+)","anchor":"([^"]+)"/g)].map(([, page, id]) => [
        page,
        id,
      ]),
    );
    for (const [page, id] of anchors) {
      const target = Object.values(documents).find((document) => document.page === page);
      expect(target && chaptersOf(target.blocks).map((chapter) => chapter.id)).toContain(id);
    }
  });

  test.each([
    ['no front matter', '# 标题'],
    ['a page that is none', HEAD.replace('agreement', 'nothing')],
    ['a page that takes a parameter', HEAD.replace('agreement', 'coin')],
    ['a day that is none', HEAD.replace('2026-01-02', '2026-13-02')],
    ['a key that nobody knows', HEAD.replace('updated', 'title: 协议\nupdated')],
    ['two headings of one anchor', `${HEAD}## 一 {#a}\n\n## 二 {#a}`],
  ])('%s is rejected', (_what, source) => {
    expect(() => compileDocument(source)).toThrow();
  });
});

test('an anchor of a text is not an id of the site frame', () => {
  const source = (id: string) =>
    `---\npage: agreement\nsummary: 说明一件事的一句话，够长\nupdated: "2026-11-22"\nrelated: [privacy]\n---\n\n## 一 {#${id}}\n`;
  expect(() => compileDocument(source('content'))).toThrow(/id of the frame: content/);
  expect(compileDocument(source('your-content')).blocks).toHaveLength(1);
});

describe('Markdown', () => {
  test('headings, lists, quotes, tables and emphasis become blocks', () => {
    const blocks = toBlocks(
      '## 账号 **与** 安全 {#account}\n\n第一行\n第二行 `a`\n\n1. 一\n2. 二\n\n> 引\n\n| 甲 | 乙 |\n|---|---|\n| 1 | 2 |',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'quote', 'table']);
    expect(blocks[0]).toMatchObject({ level: 2, id: 'account' });
    expect(toTextBlocks(blocks)).toEqual([
      { kind: 'heading', text: '账号 与 安全' },
      { kind: 'paragraph', text: '第一行第二行 a' },
      { kind: 'item', text: '一' },
      { kind: 'item', text: '二' },
      { kind: 'paragraph', text: '引' },
      { kind: 'item', text: '1：2' },
    ]);
  });

  test('a link names one of our pages, or leads outside by https or mail', () => {
    expect(
      toBlocks('[隐私](page:privacy#cookies)[站外](https://example.com)[邮件](mailto:a@b.cn)'),
    ).toMatchObject([
      {
        words: [
          { kind: 'page', page: 'privacy', anchor: 'cookies' },
          { kind: 'outside', href: 'https://example.com' },
          { kind: 'outside', href: 'mailto:a@b.cn' },
        ],
      },
    ]);
  });

  test('a link names an existing term of the wiki, tutorial or calculator', () => {
    expect(toBlocks('[a](term:amm)[b](tutorial:approvals)[c](calc:loss)')).toMatchObject([
      {
        words: [
          { kind: 'inside', href: '/wiki/noun/amm' },
          { kind: 'inside', href: '/tutorial/approvals' },
          { kind: 'inside', href: '/data/calc.html?tab=loss' },
        ],
      },
    ]);
    expect(() => toBlocks('[a](term:nothing)')).toThrow('term:nothing');
  });

  test.each([
    '[点我](javascript:alert(1))',
    '[点我](JaVaScRiPt&colon;alert(1))',
    '[点我](data:text/html,<script>alert(1)</script>)',
    '[点我](http://example.com)',
    '[点我](//evil.example)',
    '[点我](page:nothing)',
    '[点我](page:constructor)',
    '<javascript:alert(1)>',
  ])('%j is not a link', (markdown) => {
    expect(JSON.stringify(toBlocks(markdown))).not.toMatch(/"kind":"(outside|page)"/);
  });

  test.each([
    '<script>alert(1)</script>',
    '文字<img src=x onerror=alert(1)>文字',
    '![图](javascript:alert(1))',
    '<!-- --><iframe src="https://evil.example"></iframe>',
  ])('%j is only text', (markdown) => {
    const kinds = [...JSON.stringify(toBlocks(markdown)).matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind);
    expect(new Set(kinds)).toEqual(new Set(['paragraph', 'text']));
  });

  test('lines to paste stay as they are, and none of them is markup', () => {
    expect(toBlocks('```html\n<script>alert(1)</script>\n  a\n```')).toEqual([
      { kind: 'code', text: '<script>alert(1)</script>\n  a' },
    ]);
  });
});
