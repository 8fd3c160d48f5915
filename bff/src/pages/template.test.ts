import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseTemplate } from './template.ts';

const HTML = `<!doctype html><html lang="zh-CN"><head><script>a()</script><script type="application/json">{}</script>
<script src="/x.js"></script><!--head--></head><body><div id="root"><!--prerender--></div><!--preload--></body></html>`;

describe('template', () => {
  test('every slot is filled in its place and the rest stays', () => {
    const page = parseTemplate(HTML).render({
      attributes: ' data-x="1"',
      head: 'H',
      prerendered: 'O',
      preload: 'P',
    });
    expect(page).toContain('<html data-x="1" lang="zh-CN">');
    expect(page).toContain('H</head>');
    expect(page).toContain('<div id="root">O</div>P</body>');
  });

  test('what looks like a marker in the data is not taken for one', () => {
    const page = parseTemplate(HTML).render({
      attributes: '',
      head: '$&<!--prerender-->',
      prerendered: 'O',
      preload: '',
    });
    expect(page).toContain('$&<!--prerender--></head>');
  });

  test('inline scripts that run are allowed by their hash, data and files are not in the list', () => {
    const hash = createHash('sha256').update('a()').digest('base64');
    expect(parseTemplate(HTML).scriptHashes).toEqual([`'sha256-${hash}'`]);
  });

  test('a template without its places is refused by name', () => {
    expect(() => parseTemplate('<html><!--head--></html>')).toThrow('<!--prerender-->');
  });
});
