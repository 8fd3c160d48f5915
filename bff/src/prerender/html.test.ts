import { expect, test } from 'vitest';
import { escapeJson, html } from './html.ts';

test('what is put in is text, never markup', () => {
  expect(html`<b title="${'"><script>'}">${"<i>'&"}</b>`.text).toBe(
    '<b title="&quot;&gt;&lt;script&gt;">&lt;i&gt;&#39;&amp;</b>',
  );
});

test('html within html stays html', () => {
  expect(html`<ul>${[html`<li>${'<'}</li>`, html`<li>2</li>`]}</ul>`.text).toBe(
    '<ul><li>&lt;</li><li>2</li></ul>',
  );
});

test('json cannot close the script it stands in', () => {
  const json = escapeJson(JSON.stringify({ a: '</script><!--\u2028' }));
  expect(json).not.toMatch(/<|\u2028/);
  expect(JSON.parse(json)).toEqual({ a: '</script><!--\u2028' });
});
