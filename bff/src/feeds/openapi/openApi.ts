import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import { type ApiEndpointName, apiEndpointNames, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { answerSchema, jsonSchemaOf } from './jsonSchema.ts';
import { pagesOfCalls } from './pagesOfCalls.ts';

/** Parameters that are a visitor's own: what is documented here needs none. */
export const OWN_PARAMETERS: ReadonlySet<string> = new Set(['token', 'addlink']);

const TERMS = `${BRAND.name}的读取接口：不需要密钥，返回 JSON。价格每 5 秒更新一轮，同一轮的答案一致；每个接口的 x-lifetime 是答案保留的秒数，更频繁地请求得到同一份答案。
响应头：x-data-as-of 为数据时刻（毫秒），x-data-source 为来源（simulated 表示演示数据，不是真实行情），x-data-stale: 1 表示上游暂时不可用、这是上一份答案。
code 为 200（个别接口为 0）表示成功；1501 表示该数据未接入；缺失的数为 null，不是 0。金额为 USD，涨幅为 %，时间为 Unix 秒或毫秒（见字段）。
限制：同一地址同时处理 8 个读取，其余排队，超出返回 429 或 503 与 Retry-After。转载请注明${BRAND.name}与 x-data-source 所列来源，并遵守来源各自的条款。${BRAND.disclaimer}`;

/** OpenAPI 3.1 of every reading call that is the same for everybody, from the endpoint table. */
export function openApi(siteOrigin: string): object {
  const pages = pagesOfCalls();
  const paths = readNames().map((name) => {
    const row: Endpoint = endpoints[name];
    return [row.path, { get: operation(name, row, pages.get(name) ?? []) }] as const;
  });
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} ${BRAND.latinName}`, version: BRAND.version, description: TERMS },
    servers: [{ url: siteOrigin }],
    paths: Object.fromEntries(paths),
  };
}

/** The calls that it names. */
export function readNames(): readonly ApiEndpointName[] {
  return apiEndpointNames.filter((name) => {
    const { policy, method }: Endpoint = endpoints[name];
    return typeof policy === 'number' && method === 'GET';
  });
}

function operation(name: string, { params, response, policy }: Endpoint, pages: readonly string[]): object {
  return {
    operationId: name,
    ...(pages.length > 0 && { summary: pages.join('、') }),
    'x-lifetime': policy,
    parameters: ownParameters(params),
    responses: {
      '200': { description: '成功', content: { 'application/json': { schema: answerSchema(response) } } },
      '400': { description: '参数有误', content: FAILURE },
      '404': { description: '没有这个对象', content: FAILURE },
      '429': { description: '请求过于频繁，见 Retry-After', content: FAILURE },
      '503': { description: '暂时不可用，见 Retry-After', content: FAILURE },
    },
  };
}

const FAILURE = {
  'application/json': {
    schema: {
      type: 'object',
      properties: { code: { type: 'integer' }, msg: { type: 'string' } },
      required: ['code', 'msg'],
    },
  },
};

/** The parameters of a call, without a visitor's own. */
export function ownParameters(params: Endpoint['params']): readonly object[] {
  const { properties = {}, required = [] } = jsonSchemaOf(params);
  return Object.entries(properties)
    .filter(([name]) => !OWN_PARAMETERS.has(name))
    .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}
