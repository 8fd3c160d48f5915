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

test.each([
  ['javascript:alert(1)', ''],
  ['java\tscript:alert(1)', ''],
  ['//evil.example', ''],
  ['data:text/html,x', ''],
  ['/currencies/bitcoin', '/currencies/bitcoin'],
  ['https://example.com/?a=1&b=2', 'https://example.com/?a=1&amp;b=2'],
])('an address %j in href or src is %j', (address, written) => {
  expect(html`<a href="${address}">${address}</a>`.text).toMatch(`<a href="${written}">`);
  expect(html`<img alt="" src="${address}" />`.text).toBe(`<img alt="" src="${written}" />`);
  expect(html`<form action="${address}">`.text).toBe(`<form action="${written}">`);
});

test('an attribute that only looks like one takes any text', () => {
  expect(html`<b data-src="${'a:b'}" title="${'a:b'}"></b>`.text).toBe('<b data-src="a:b" title="a:b"></b>');
});
