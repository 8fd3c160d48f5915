import * as v from 'valibot';
import type { MarkdownPages } from '../../pages/markdownPage.ts';
import { callsOf, findPage } from '../../pages/site.ts';
import { addressFault, pathOf, queryOf } from '../../security/address.ts';
import { readable, type Tool } from './tool.ts';

const takes = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
});

/** A page of the site in Markdown: the words and figures that its readers see first. */
export function readPage(markdown: MarkdownPages): Tool<typeof takes> {
  return {
    name: 'read_page',
    title: '读取页面',
    description:
      '以 Markdown 返回本站一个页面的文字与表格，例如 / （行情）、/currencies/bitcoin、/data（市场要点）、/calendar。全部页面见 /llms.txt。',
    takes,
    async answer({ path }) {
      const asked = encodeURI(decodeSafely(path));
      if (addressFault(asked) !== null) return { failed: true, text: '地址格式有误' };
      const page = findPage(pathOf(asked), new URLSearchParams(queryOf(asked)));
      const { status, variants } =
        page === null ? await markdown.lost : await markdown.of(page, pathOf(asked), callsOf(page));
      const text = variants.identity.body.toString();
      return status === 200 ? readable(text) : { failed: true, text };
    },
  };
}

/** A path may come encoded or as it reads. */
function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
