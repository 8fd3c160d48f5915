import { act, render } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preserveText } from './preserveText.ts';

let stop = () => {};
beforeEach(() => {
  stop = preserveText(document);
});
afterEach(() => stop());

/** Lets observers have their turn. */
const turn = () => act(async () => {});

type Wrap = (text: Text) => void;
const fonts = () => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  outer.append(inner);
  return { outer, inner };
};
/** As Chrome does: a new text in two elements. */
const replaceText: Wrap = (text) => {
  const { outer, inner } = fonts();
  inner.textContent = `T:${text.data}`;
  text.replaceWith(outer);
};
/** As others do: the text itself moves into them, in two steps. */
const moveText: Wrap = (text) => {
  const { outer, inner } = fonts();
  text.before(outer);
  inner.append(text);
};

async function translate(wrap: Wrap) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data !== '' && !node.parentElement?.closest('font')) texts.push(node);
  for (const text of texts) wrap(text);
  await turn();
}

interface RowProps {
  readonly price: string;
  readonly cap: string;
  readonly note?: string | null;
  readonly isFirst?: boolean;
}

/** Texts as React owns them: alone, beside an element, beside each other, coming and going, and changing to an element. */
function Row({ price, cap, note = null, isFirst = false }: RowProps) {
  return (
    <p>
      {isFirst && <b>NO.1</b>}
      {price}
      <small>{cap}</small> 约 {cap} {note}
      {note === null ? '暂无' : <i>{note}</i>}
    </p>
  );
}

describe.each([
  ['replaces texts', replaceText],
  ['moves texts', moveText],
])('a translator that %s', (_, wrap) => {
  it('leaves numbers that follow the unit, all of them', async () => {
    const { container, rerender } = render(<Row price="¥44,466" cap="¥5.4万亿" />);
    await translate(wrap);
    expect(container.querySelectorAll('font').length).toBeGreaterThan(4);
    rerender(<Row price="$6,241" cap="$7,547亿" />);
    await turn();
    expect(container.textContent).not.toContain('¥');
    expect(container.textContent?.match(/\$6,241/g)).toHaveLength(1);
    expect(container.textContent?.match(/\$7,547亿/g)).toHaveLength(2);
    await translate(wrap);
    rerender(<Row price="$6,242" cap="$7,548亿" />);
    await turn();
    expect(container.textContent?.replaceAll('T:', '')).toBe('$6,242$7,548亿 约 $7,548亿 暂无');
  });

  it('does not break what comes, goes and moves', async () => {
    const { container, rerender, unmount } = render(<Row price="1" cap="2" />);
    await translate(wrap);
    rerender(<Row price="1" cap="2" note="涨" isFirst />);
    await turn();
    expect(container.textContent?.replaceAll('T:', '')).toBe('NO.112 约 2 涨涨');
    await translate(wrap);
    rerender(<Row price="1" cap="2" />);
    await turn();
    expect(container.textContent?.replaceAll('T:', '')).toBe('12 约 2 暂无');
    unmount();
  });
});

it('shows the original again, once', async () => {
  const { container, rerender } = render(<Row price="1" cap="2" />);
  const original = container.textContent;
  await translate(replaceText);
  for (const font of container.querySelectorAll('p font:not(font font)'))
    font.replaceWith((font.textContent ?? '').replaceAll('T:', ''));
  await turn();
  expect(container.textContent).toBe(original);
  rerender(<Row price="9" cap="8" />);
  await turn();
  expect(container.textContent).toBe('98 约 8 暂无');
});

describe.each([
  ['replaces texts', replaceText],
  ['moves texts', moveText],
])('a translator that %s and was there before the app', (_, wrap) => {
  /** The page as it came, translated; then the app takes it over, and the translator goes on in what is new. */
  async function takenOver() {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<p>价格 <b>¥44,466</b></p>';
    await translate(wrap);
    expect(container.querySelectorAll('font').length).toBeGreaterThan(1);
    const root = createRoot(container);
    const show = (row: RowProps) => act(async () => root.render(<Row {...row} />));
    return { container, root, show };
  }

  it.each([1, 3])('leaves one unit when the numbers change %i times', async (times) => {
    const { container, root, show } = await takenOver();
    await show({ price: '¥44,466', cap: '¥5.4万亿' });
    for (let time = 0; time < times; time += 1) {
      await translate(wrap);
      await show({ price: `$6,24${time}`, cap: '$7,547亿' });
      await turn();
    }
    expect(container.textContent).not.toContain('¥');
    expect(container.textContent?.match(/\$6,24/g)).toHaveLength(1);
    await act(async () => root.unmount());
    container.remove();
  });

  it('lets the app move on to another page', async () => {
    const { container, root, show } = await takenOver();
    await show({ price: '1', cap: '2' });
    await translate(wrap);
    await act(async () => root.render(<h1 key="next">下一页</h1>));
    await turn();
    expect(container.textContent).toBe('下一页');
    await act(async () => root.unmount());
    container.remove();
  });
});
