import {
  type ConfiguredServices,
  SERVICES,
  type ServiceName,
} from '@coinmirror/shared/constants/services.ts';

/** Kinds of source that a policy tells apart, as far as services need them. */
type SourceKind = 'script' | 'connect' | 'img' | 'style' | 'font';
export type ServiceSources = Readonly<Record<SourceKind, readonly string[]>>;

/**
 * What each service's script asks for besides being loaded itself; its own origin is read off the script's address.
 * Exact hosts, but for Google's collectors, which it chooses by region.
 */
const further: Readonly<Record<ServiceName, Partial<ServiceSources>>> = {
  baidu: { img: ['https://hm.baidu.com'], connect: ['https://hm.baidu.com'] },
  google: {
    img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    connect: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  // cf.aliyun.com answers by scripts (JSONP); ynuf.aliapp.org tells devices apart.
  aliyunCaptcha: {
    script: ['https://cf.aliyun.com', 'https://ynuf.aliapp.org'],
    connect: ['https://cf.aliyun.com', 'https://ynuf.aliapp.org'],
    img: ['https://g.alicdn.com', 'https://img.alicdn.com', 'https://ynuf.aliapp.org'],
    style: ['https://g.alicdn.com'],
    font: ['https://at.alicdn.com'],
  },
};

/** The CSP sources of the configured services. */
export function sourcesOf(services: ConfiguredServices): ServiceSources {
  const names = (Object.keys(SERVICES) as ServiceName[]).filter((name) => services[name] !== undefined);
  const of = (kind: SourceKind) =>
    names.flatMap((name) => [
      ...(kind === 'script' ? [new URL(SERVICES[name].script).origin] : []),
      ...(further[name][kind] ?? []),
    ]);
  return {
    script: of('script'),
    connect: of('connect'),
    img: of('img'),
    style: of('style'),
    font: of('font'),
  };
}
