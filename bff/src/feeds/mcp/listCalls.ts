import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import * as v from 'valibot';
import { ownParameters, readNames } from '../openapi/openApi.ts';
import { pagesOfCalls } from '../openapi/pagesOfCalls.ts';
import type { Tool } from './tool.ts';

const takes = v.object({ words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '') });

/** The reading calls of the site, or those that some words name, with their parameters. */
export function listCalls(): Tool<typeof takes> {
  let offered: readonly OfferedCall[] | null = null;
  return {
    name: 'list_calls',
    title: '列出接口',
    description:
      '列出本站读取接口的名称、用途与参数；words 按名称、路径和页面标题筛选（空格分开的词都要出现）。答案的结构见 /openapi.json。',
    takes,
    async answer({ words }) {
      offered ??= offeredCalls();
      return { text: JSON.stringify(matching(offered, words)) };
    },
  };
}

interface OfferedCall {
  readonly name: string;
  readonly path: string;
  /** Titles of pages that show its answer. */
  readonly pages: readonly string[];
  /** Seconds for which an answer is kept. */
  readonly lifetime: number;
  readonly parameters: readonly object[];
}

function offeredCalls(): readonly OfferedCall[] {
  const pages = pagesOfCalls();
  return readNames().map((name) => {
    const { path, policy, params }: Endpoint = endpoints[name];
    return {
      name,
      path,
      pages: pages.get(name) ?? [],
      lifetime: Number(policy),
      parameters: ownParameters(params),
    };
  });
}

function matching(calls: readonly OfferedCall[], words: string): readonly OfferedCall[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(({ name, path, pages }) => {
    const said = [name, path, ...pages].join(' ').toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
