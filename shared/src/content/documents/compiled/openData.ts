// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const openData: DocumentContent = {
  page: 'openData',
  summary: '程序、表格软件与 AI 助手怎样读取本站的数据：接口、CSV、Markdown、订阅与 MCP，不需要密钥。',
  updated: '2026-11-28',
  related: ['status', 'faq', 'declare', 'agreement'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '示例里的 ' },
        { kind: 'code', text: '$SITE' },
        { kind: 'text', text: ' 是本站地址，即浏览器地址栏里的网址去掉路径，例如先执行 ' },
        { kind: 'code', text: 'SITE=https://…' },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'rules', words: [{ kind: 'text', text: '先看这三条' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '不需要密钥，也没有单独的额度' }] },
          { kind: 'text', text: '：程序得到的答案和页面上的完全相同，同一轮（5 秒）里各接口的数字一致。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '每个答案带时刻与来源' }] },
          { kind: 'text', text: '：响应头 ' },
          { kind: 'code', text: 'x-data-as-of' },
          { kind: 'text', text: ' 是数据时刻（毫秒），' },
          { kind: 'code', text: 'x-data-source' },
          { kind: 'text', text: ' 是来源，' },
          { kind: 'code', text: 'simulated' },
          { kind: 'text', text: ' 表示演示数据；' },
          { kind: 'code', text: 'x-data-stale: 1' },
          { kind: 'text', text: ' 表示上游暂时不可用，这是上一份答案。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '缺失不是 0' }] },
          { kind: 'text', text: '：没有的数是空值；代码 ' },
          { kind: 'code', text: '1501' },
          { kind: 'text', text: ' 表示该数据未接入。金额为 USD，涨幅为 %。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'csv', words: [{ kind: 'text', text: '表格软件：CSV' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '指标、总市值、锁仓量、稳定币流通量、ETF 净流入等序列各有一个固定地址，末尾是 ',
        },
        { kind: 'code', text: '.csv' },
        { kind: 'text', text: ' 或 ' },
        { kind: 'code', text: '.json' },
        { kind: 'text', text: '；在各页面的“数据地址”处可以直接打开，旁边的按钮复制表格公式。' },
      ],
    },
    { kind: 'paragraph', words: [{ kind: 'text', text: 'Google 表格里填入公式，表格会自己更新：' }] },
    { kind: 'code', text: '=IMPORTDATA("https://…/data/series/mayer.csv")' },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: 'Excel 用“数据 → 自网站”，粘贴同一个地址。第一列是日期（北京时间的一天），金额为 USD；文件不带字节顺序标记。',
        },
      ],
    },
    { kind: 'paragraph', words: [{ kind: 'text', text: '命令行与 Python：' }] },
    {
      kind: 'code',
      text: 'curl "$SITE/data/series/tvl.csv"\npython3 -c "import pandas as pd; print(pd.read_csv(\'$SITE/data/series/mayer.csv\').tail())"',
    },
    { kind: 'heading', level: 2, id: 'json', words: [{ kind: 'text', text: '接口：JSON' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '全部读取接口写在 ' },
        { kind: 'code', text: '/openapi.json' },
        { kind: 'text', text: '（OpenAPI 3.1），由本站的接口表生成：参数、答案的结构、保留秒数（' },
        { kind: 'code', text: 'x-lifetime' },
        { kind: 'text', text: '），以及用到它的页面。' },
      ],
    },
    {
      kind: 'code',
      text: 'curl "$SITE/openapi.json"\ncurl "$SITE/api/search/websearch?code=btc"\ncurl -i "$SITE/api/v2/market/today" | grep -i x-data',
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '在 ' },
        { kind: 'code', text: 'x-lifetime' },
        { kind: 'text', text: ' 秒内重复请求得到同一份答案；请带上 ' },
        { kind: 'code', text: 'If-None-Match' },
        { kind: 'text', text: '，没有变化时返回 304。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'markdown', words: [{ kind: 'text', text: '网页：Markdown' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '任何页面加上请求头 ' },
        { kind: 'code', text: 'Accept: text/markdown' },
        { kind: 'text', text: '，返回同样的文字与表格，末尾写明来源与是否演示数据；全部页面的目录在 ' },
        { kind: 'code', text: '/llms.txt' },
        { kind: 'text', text: '。' },
      ],
    },
    {
      kind: 'code',
      text: 'curl -H "Accept: text/markdown" "$SITE/currencies/bitcoin"\ncurl "$SITE/llms.txt"',
    },
    { kind: 'heading', level: 2, id: 'mcp', words: [{ kind: 'text', text: 'AI 助手：MCP' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '地址 ' },
        { kind: 'code', text: '/mcp' },
        { kind: 'text', text: '（Model Context Protocol，Streamable HTTP，只读，无需登录）。四个工具：' },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: '工具' }], [{ kind: 'text', text: '用途' }]],
      rows: [
        [[{ kind: 'code', text: 'find' }], [{ kind: 'text', text: '按名称或代码查找币种、交易所、钱包' }]],
        [[{ kind: 'code', text: 'read_page' }], [{ kind: 'text', text: '以 Markdown 读一个页面' }]],
        [[{ kind: 'code', text: 'list_calls' }], [{ kind: 'text', text: '列出接口与参数' }]],
        [[{ kind: 'code', text: 'read_call' }], [{ kind: 'text', text: '读一个接口的答案，带时刻与来源' }]],
      ],
    },
    { kind: 'paragraph', words: [{ kind: 'text', text: '在支持 MCP 的客户端里加入：' }] },
    { kind: 'code', text: '{ "mcpServers": { "coinmirror": { "type": "http", "url": "https://…/mcp" } } }' },
    { kind: 'heading', level: 2, id: 'feeds', words: [{ kind: 'text', text: '订阅' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'RSS 与 JSON 订阅：快讯在 ' },
          { kind: 'code', text: '/feeds/flash.xml' },
          { kind: 'text', text: '，日报在 ' },
          { kind: 'code', text: '/feeds/daily.xml' },
          { kind: 'text', text: '，其他栏目与每个币种的地址在各页面的订阅按钮处。' },
        ],
        [
          { kind: 'text', text: '日历：' },
          { kind: 'code', text: '/feeds/calendar.ics' },
          { kind: 'text', text: '，可加入系统日历。' },
        ],
        [
          { kind: 'text', text: '价格的来历：' },
          { kind: 'code', text: '/data/receipt/{code}.json' },
          { kind: 'text', text: '，列出一个币种此刻的价格用了哪些报价、各占多少权重。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'terms', words: [{ kind: 'text', text: '限制与条款' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: '同一地址同时处理 8 个读取，其余排队；超出返回 429 或 503，按 ' },
          { kind: 'code', text: 'Retry-After' },
          { kind: 'text', text: ' 的秒数再来。' },
        ],
        [
          {
            kind: 'text',
            text: '单次请求的地址不超过 4,096 个字符；MCP 的请求不超过 64 KB，答案不超过 20 万个字符。',
          },
        ],
        [
          { kind: 'text', text: '转载请注明币镜与 ' },
          { kind: 'code', text: 'x-data-source' },
          { kind: 'text', text: ' 所列来源，并遵守来源各自的条款。演示数据不得当作真实行情转载。' },
        ],
        [
          { kind: 'text', text: '数据仅供学习研究，' },
          { kind: 'page', page: 'declare', children: [{ kind: 'text', text: '不构成任何投资建议' }] },
          { kind: 'text', text: '；接口可能增加字段，已有字段的含义改变时会写进' },
          { kind: 'page', page: 'status', children: [{ kind: 'text', text: '数据状态' }] },
          { kind: 'text', text: '。' },
        ],
      ],
    },
  ],
};
