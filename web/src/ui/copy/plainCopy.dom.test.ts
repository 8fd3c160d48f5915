import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchCopies } from './plainCopy.ts';

let stop = () => {};
beforeEach(() => {
  stop = watchCopies(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** What an event takes with it after all of `selector` was selected; empty where the browser's own copy goes on. */
function taken(html: string, selector: string, type: 'copy' | 'dragstart' = 'copy') {
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  document.getSelection()?.selectAllChildren(element);
  const data: Record<string, string> = {};
  const transfer = { setData: (kind: string, value: string) => Object.assign(data, { [kind]: value }) };
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: transfer, dataTransfer: transfer });
  (element.firstChild ?? element).dispatchEvent(event);
  return { data, isOwn: event.defaultPrevented };
}

it.each([
  ['a price in a text', '<p>现价 $0.0₄1654，昨日 $0.0₅9</p>', 'p', '现价 $0.00001654，昨日 $0.000009'],
  ['a price of the order book', '<p class="price">0.0₅7208</p>', 'p', '0.000007208'],
  [
    'a price that the style sheet draws',
    '<p><b data-folded="$0.0₄1654" class="folds"><i class="spoken">$0.00001654</i></b></p>',
    'p',
    '$0.00001654',
  ],
])('%s is copied and dragged as a plain decimal', (_, html, selector, plain) => {
  for (const type of ['copy', 'dragstart'] as const) {
    const { data } = taken(html, selector, type);
    expect(data['text/plain']).toBe(plain);
    expect(data['text/html']).toContain(plain.slice(-6));
    expect(data['text/html']).not.toMatch(/class|data-folded/);
  }
});

it('a change is copied with the hyphen that a spreadsheet reads as a minus, in text and table', () => {
  const row =
    '<table><tbody><tr><td>比特币</td><td class="d">−6.96%</td><td>−$2.11亿</td></tr></tbody></table>';
  const { data } = taken(row, 'tr');
  expect(data['text/plain']).toContain('-6.96%');
  expect(data['text/html']).toContain('<td>-6.96%</td><td>-$2.11亿</td>');
  expect(taken('<p>24 小时 −6.96%</p>', 'p').data['text/plain']).toBe('24 小时 -6.96%');
});

it('rows of a table stay a table', () => {
  const { data, isOwn } = taken(
    '<table class="t"><tbody class="b"><tr><td>柴犬币</td><td data-row="1">0.0₄1654</td></tr></tbody></table>',
    'tr',
  );
  expect(isOwn).toBe(true);
  expect(data['text/html']).toBe('<table><tbody><tr><td>柴犬币</td><td>0.00001654</td></tr></tbody></table>');
});

it.each([
  ['numbers of other kinds', '<p>$61,971.55，市值 1.23万亿，CO₂</p>'],
  ['nothing', '<p></p>'],
  ['a formula, whose minus stands between two numbers', '<p>涨幅 = 现价 ÷ 起点 − 1</p>'],
])('%s are left to the browser', (_, html) => {
  expect(taken(html, 'p')).toEqual({ data: {}, isOwn: false });
});
