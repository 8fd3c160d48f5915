import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { pages, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { FIGURE_SERIES } from '@coinmirror/shared/pages/series.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { canonicalPath, isIndexed } from '../pages/canonical.ts';
import { escapeMarkdown, linkMarkdown } from '../prerender/markdown/escapeMarkdown.ts';
import { descriptionOf } from '../prerender/servedPages.ts';
import { MCP_PATH } from './mcp/mcp.ts';

/** `/llms.txt`: what the site is and how a program reads it (llmstxt.org). */
export function llmsText(siteOrigin: string, isSimulated: boolean): string {
  const link = (words: string, path: string) => linkMarkdown(words, siteOrigin + path);
  return [
    `# ${BRAND.name} ${BRAND.latinName}`,
    `> ${BRAND.slogan}：币种价格与排行、交易所、钱包、DeFi、NFT、合约与期权、概念板块、日历、资讯与百科，中文。`,
    isSimulated
      ? '本站目前为演示数据：行情由本站模拟，不是真实行情。'
      : '行情来自公开来源，每个答案写明来源与时刻。',
    '任何页面加上请求头 `Accept: text/markdown` 即返回同样内容的 Markdown；金额为 USD，时间为北京时间，缺失写作 --。',
    BRAND.disclaimer,
    '## 接口',
    [
      `- ${link('OpenAPI', '/openapi.json')}：全部读取接口，不需要密钥`,
      `- ${link('MCP', MCP_PATH)}：Model Context Protocol，只读，四个工具`,
      `- ${link('开放数据', hrefTo('openData'))}：示例、限制与条款`,
      `- ${link('站点地图', '/sitemap.xml')}：全部页面`,
      `- ${link('RSS', '/feeds/flash.xml')}：快讯；其他栏目、币种见各页面`,
      `- ${link('iCalendar', '/feeds/calendar.ics')}：日历`,
    ].join('\n'),
    '## 数据序列',
    Object.entries(FIGURE_SERIES)
      .map(
        ([key, name]) =>
          `- ${link(name, `/data/series/${key}.csv`)}：CSV，${link('JSON', `/data/series/${key}.json`)}`,
      )
      .join('\n'),
    '## 页面',
    fixedPages()
      .map(({ title, path, about }) => `- ${link(title, path)}${about === '' ? '' : `：${about}`}`)
      .join('\n'),
    '## 按对象的页面',
    subjectPages()
      .map(({ title, path }) => `- \`${path}\`：${title}`)
      .join('\n'),
  ].join('\n\n');
}

function fixedPages() {
  return routeNames.flatMap((name) => {
    const path = pages[name].pattern.replace(/\/:\w+\?/g, '');
    if (path.includes(':') || !isIndexed(name) || canonicalPath(name, path) !== path) return [];
    return [{ title: pages[name].title, path, about: escapeMarkdown(descriptionOf(name)) }];
  });
}

function subjectPages() {
  return routeNames.flatMap((name) => {
    const { pattern, title } = pages[name];
    if (!/:\w+(?!\w*\?)/.test(pattern) || !isIndexed(name)) return [];
    return [{ title: escapeMarkdown(title), path: pattern.replace(/:(\w+)\??/g, '{$1}') }];
  });
}
