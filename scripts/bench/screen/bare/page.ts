/**
 * The peer of our pages: the same rows, search list and ticks, drawn by hand. Without framework, components, links,
 * menu and themes, what remains is the browser's own cost. `?rows=100` draws that many rows and keeps them live;
 * without it all rows exist and only visible ones are drawn.
 */
interface Row {
  readonly code: string;
  readonly fullname: string;
  readonly rank: number;
  readonly current_price_usd: number;
  readonly change_percent: number;
  readonly market_value_usd: number;
  readonly vol_usd: number;
}

const HEIGHT = 52;
const COLUMNS = 11;
const FLUSH = 250;
const TREND = '0,20 12,8 24,14 36,4 48,22 60,16 72,26 84,10';
const rowsWanted = Number(new URLSearchParams(location.search).get('rows') ?? 0);

let all: readonly Row[] = [];
let shown: readonly Row[] = [];
let order: -1 | 0 | 1 = 0;
let drawn = '';

function find<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The bare page has no ${selector}.`);
  return found;
}

const body = find<HTMLTableSectionElement>('tbody');
const field = (label: string) => find<HTMLInputElement>(`[aria-label="${label}"]`);
const least = (label: string) =>
  field(label).value === '' ? Number.NEGATIVE_INFINITY : Number(field(label).value);

function cells(row: Row): string {
  const texts = [
    `$${row.current_price_usd.toFixed(4)}`,
    `${row.change_percent.toFixed(2)}%`,
    `$${(row.market_value_usd / 1e8).toFixed(2)}亿`,
    `$${(row.vol_usd / 1e8).toFixed(2)}亿`,
  ];
  const more = Array.from({ length: COLUMNS - texts.length }, (_, at) => `${row.rank + at}`);
  const trend = `<svg width="90" height="30"><polyline fill="none" stroke="green" points="${TREND}"/></svg>`;
  return `<th>${row.fullname}</th>${[...texts, ...more, trend].map((text) => `<td>${text}</td>`).join('')}`;
}

function draw(): void {
  const top = Math.max(0, -body.getBoundingClientRect().top);
  const start = rowsWanted ? 0 : Math.max(0, Math.min(Math.floor(top / HEIGHT), shown.length - 1));
  const end = rowsWanted || Math.min(shown.length, start + Math.ceil(innerHeight / HEIGHT) + 1);
  const stretch = (rows: number) =>
    rows > 0 ? `<tr style="height:${rows * HEIGHT}px"><td class="stretch"></td></tr>` : '';
  const seen = shown.slice(start, end).map((row) => `<tr>${cells(row)}</tr>`);
  const html = [stretch(start), ...seen, stretch(shown.length - end)].join('');
  if (html !== drawn) body.innerHTML = html;
  drawn = html;
}

function arrange(): void {
  const [price, change] = [least('价格最小值'), least('24H涨幅最小值')];
  const kept = all.filter((row) => row.current_price_usd >= price && row.change_percent >= change);
  shown = order === 0 ? kept : kept.sort((one, other) => (one.vol_usd - other.vol_usd) * order);
  draw();
}

async function readPage(page: number): Promise<{ data: Row[]; maxpage: number }> {
  return (await fetch(`/api/coin/web-coinrank?page=${page}&pagesize=200`)).json();
}

async function readRows(): Promise<void> {
  const first = await readPage(1);
  const others = rowsWanted ? 0 : first.maxpage - 1;
  const rest = await Promise.all(Array.from({ length: others }, (_, at) => readPage(at + 2)));
  all = [first, ...rest].flatMap(({ data }) => data).slice(0, rowsWanted || undefined);
  arrange();
  find('table').setAttribute('aria-rowcount', String(all.length + 1));
}

function listen(): void {
  const socket = new WebSocket('/live');
  const waiting = new Map<string, { price_usd: number; change_24h: number }>();
  const rows = new Map(all.map((row, at) => [row.code, body.rows[at]]));
  socket.onopen = () =>
    socket.send(JSON.stringify({ op: 'subscribe', args: [...rows.keys()].map((code) => `ticker.${code}`) }));
  socket.onmessage = ({ data }) => {
    const tick = JSON.parse(String(data));
    waiting.set(tick.ch.slice('ticker.'.length), tick.data);
  };
  setInterval(() => {
    for (const [code, tick] of waiting) {
      const [, price, change] = rows.get(code)?.cells ?? [];
      if (price) price.textContent = `$${tick.price_usd.toFixed(4)}`;
      if (change) change.textContent = `${tick.change_24h.toFixed(2)}%`;
    }
    waiting.clear();
  }, FLUSH);
}

async function readSearchList(): Promise<void> {
  const { data }: { data: string[][] } = await (await fetch('/api/coin/data_list')).json();
  const words = data.map((entry) => ({ code: entry[0], text: entry.join('\n').toLowerCase() }));
  field('搜索').addEventListener('input', () => {
    const typed = field('搜索').value.toLowerCase();
    const found: string[] = [];
    for (const { code, text } of words) {
      if (found.length === 10) break;
      if (typed && text.includes(typed)) found.push(`<div role="option"><span>${code}</span></div>`);
    }
    find('#found').innerHTML = found.join('');
  });
}

find('#sort').addEventListener('click', () => {
  order = order === 0 ? -1 : order === -1 ? 1 : 0;
  arrange();
});
find('#apply').addEventListener('click', arrange);
find('#free').addEventListener('click', () => {
  field('24H涨幅最小值').value = '';
  arrange();
});
addEventListener('scroll', () => requestAnimationFrame(draw), { passive: true });

await readSearchList();
await readRows();
if (rowsWanted) listen();

export {};
