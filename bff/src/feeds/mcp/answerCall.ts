import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import * as v from 'valibot';
import type { AnswerCache, CachedAnswer } from '../../cache/answerCache.ts';
import { readCall } from '../../upstream/readCall.ts';
import { OWN_PARAMETERS, readNames } from '../openapi/openApi.ts';
import { readable, type Tool, type ToolAnswer } from './tool.ts';

const value = v.union([v.string(), v.number(), v.boolean()]);
const takes = v.object({
  name: v.picklist(readNames()),
  params: v.optional(v.record(v.string(), value), {}),
});

/** The answer of one reading call as it is written, with its time and source. */
export function answerCall(answerCache: AnswerCache): Tool<typeof takes> {
  return {
    name: 'read_call',
    title: '读取接口',
    description:
      '以 JSON 返回一个读取接口的答案（名称与参数见 list_calls）：answer 为原文，asOf 为数据时刻（毫秒），source 为来源（simulated 表示演示数据），stale 表示上游暂时不可用、这是上一份答案。',
    takes,
    async answer({ name, params }) {
      const own = Object.entries(params).filter(([key]) => !OWN_PARAMETERS.has(key));
      const sent = Object.fromEntries(own.map(([key, given]) => [key, String(given)]));
      const checked = v.safeParse(endpoints[name].params, sent);
      if (!checked.success) return { failed: true, text: `参数有误：${faultOf(checked.issues)}` };
      return written(await answerCache.read(readCall(name, sent)));
    },
  };
}

function written({ status, body, asOf, source, stale }: CachedAnswer): ToolAnswer {
  const answer = body.identity.toString();
  if (status !== 200) return { failed: true, text: answer };
  return readable(`{"asOf":${asOf},"source":${JSON.stringify(source)},"stale":${stale},"answer":${answer}}`);
}

/** Which parameters are wrong, by their names. */
function faultOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const names = issues.map((issue) => String(issue.path?.[0]?.key ?? '')).filter((name) => name !== '');
  return [...new Set(names)].join('、');
}
