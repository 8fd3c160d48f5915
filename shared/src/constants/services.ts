/** A service of somebody else that a site may be set up to use; a page loads it only when it carries the service's id. */
export interface OutsideService {
  /** The `<meta>` whose content is the site's id there. */
  readonly meta: string;
  /** What an id looks like: anything else counts as none. */
  readonly id: RegExp;
  /** The script that a page loads; query parameters are the adapter's. */
  readonly script: string;
}

/** Which ones our pages know; each has an adapter in the web app and its sources in the gateway's policy. */
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

/** The site's id at each service that it uses. */
export type ConfiguredServices = Readonly<Partial<Record<ServiceName, string>>>;
