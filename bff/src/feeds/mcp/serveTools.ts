import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { Site } from '../../cache/publicFiles.ts';
import type { MarkdownPages } from '../../pages/markdownPage.ts';
import { answerCall } from './answerCall.ts';
import { answerOrRefusal } from './answerOrRefusal.ts';
import { findSubjects } from './findSubjects.ts';
import { listCalls } from './listCalls.ts';
import { readPage } from './readPage.ts';
import type { AddTool } from './tool.ts';
import { toolParameters } from './toolParameters.ts';

export interface ServedTools extends Pick<Site, 'answerCache' | 'siteOrigin' | 'isSimulated'> {
  readonly markdown: MarkdownPages;
  /** A fault of ours; what a program does wrong is only told to it. */
  onFault(error: Error): void;
}

/** Bytes of a request: a name and some parameters. */
const LONGEST_REQUEST = 64 * 1024;

/** Answers requests of the Model Context Protocol; nothing is kept between two of them. */
export function serveTools({ answerCache, markdown, siteOrigin, isSimulated, onFault }: ServedTools) {
  const [find, page, list, call] = [
    findSubjects(answerCache),
    readPage(markdown, siteOrigin),
    listCalls(),
    answerCall(answerCache),
  ];
  const mark = isSimulated ? '目前为演示数据，不是真实行情。' : '';
  const instructions = `${BRAND.name}：中文加密市场行情、数据与资讯。${mark}金额为 USD，涨幅为 %，缺失为 null 或 --，不是 0。先用 find 找到对象，再用 read_page 读页面，或用 list_calls 与 read_call 取数据。引用时写明来源与时刻。${BRAND.disclaimer}`;

  function server(): McpServer {
    const made = new McpServer(
      { name: BRAND.latinName, title: BRAND.name, version: BRAND.version, websiteUrl: siteOrigin },
      { instructions },
    );
    const add: AddTool = ({ name, title, description, takes, answer }) => {
      const inputSchema = toolParameters(takes);
      const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
      made.registerTool(name, { title, description, inputSchema, annotations }, async (given) => {
        const { text, failed } = await answerOrRefusal(() => answer(given), onFault);
        return { content: [{ type: 'text', text }], ...(failed && { isError: true }) };
      });
    };
    add(find);
    add(page);
    add(list);
    add(call);
    return made;
  }

  const handler = createMcpHandler(server, { maxRequestBodySize: LONGEST_REQUEST });
  return toNodeHandler(handler, { onerror: onFault, maxRequestBodySize: LONGEST_REQUEST });
}
