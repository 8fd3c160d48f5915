/** An outside service that a site may configure; a page loads it only if it carries the service's id. */
export interface OutsideService {
  /** Name of the `<meta>` that holds the site's id at the service. */
  readonly meta: string;
  /** Format of an id; anything else is ignored. */
  readonly id: RegExp;
  /** The script to load; the adapter adds query parameters. */
  readonly script: string;
}

/**
 * The supported services; each has an adapter in the web app and its sources in the gateway's content security policy.
 */
export const SERVICES = {
  /** Baidu Tongji; a site id is 32 hex digits. */
  baidu: { meta: 'analytics-baidu', id: /^[0-9a-f]{32}$/, script: 'https://hm.baidu.com/hm.js' },
  /** Google Analytics 4; a measurement id. */
  google: {
    meta: 'analytics-google',
    id: /^G-[A-Z0-9]{4,16}$/,
    script: 'https://www.googletagmanager.com/gtag/js',
  },
  /** Aliyun's slider; `appkey:scene`. */
  aliyunCaptcha: {
    meta: 'captcha-aliyun',
    id: /^(?<appkey>[A-Za-z0-9_-]{4,64}):(?<scene>[A-Za-z0-9_-]{2,64})$/,
    script: 'https://g.alicdn.com/AWSC/AWSC/awsc.js',
  },
} as const satisfies Record<string, OutsideService>;

export type ServiceName = keyof typeof SERVICES;

/** The site's id at each configured service. */
export type ConfiguredServices = Readonly<Partial<Record<ServiceName, string>>>;
