import { SERVICES } from '@coinmirror/shared/constants/services.ts';
import { CAPTCHA_RETRIES, CAPTCHA_TIMEOUT } from '@coinmirror/shared/constants/timings.ts';
import * as v from 'valibot';
import type { CaptchaProof } from './captcha.ts';

const { meta, id: keysOf, script } = SERVICES.aliyunCaptcha;

/** The widget's keys: `<meta name="captcha-aliyun" content="appkey:scene">`. */
export interface AliyunKeys {
  readonly appkey: string;
  readonly scene: string;
}

/** The keys in the page; null without, and then nothing ever loads from elsewhere. */
export function aliyunKeys(page: Document): AliyunKeys | null {
  const content = page.querySelector(`meta[name="${meta}"]`)?.getAttribute('content') ?? '';
  const { appkey, scene } = keysOf.exec(content)?.groups ?? {};
  return appkey && scene ? { appkey, scene } : null;
}

interface Widget {
  init(options: object): unknown;
}
interface WidgetHost {
  AWSC?: { use(name: string, ready: (state: string, widget: Widget) => void): void };
}

const solved = v.pipe(
  v.object({ sessionId: v.string(), sig: v.string(), token: v.string() }),
  v.transform((proof): CaptchaProof => proof),
);

export interface AliyunHandlers {
  onSolved: (proof: CaptchaProof) => void;
  onFailed: () => void;
}

/** Mounts Aliyun's slider into the element with this id. */
export async function showAliyun(keys: AliyunKeys, id: string, handlers: AliyunHandlers): Promise<void> {
  const host = window as WidgetHost;
  if (!host.AWSC && !(await addScript(script))) return handlers.onFailed();
  if (!host.AWSC) return handlers.onFailed();
  host.AWSC.use('nc', (state, widget) => {
    if (state !== 'loaded') return handlers.onFailed();
    widget.init({
      ...keys,
      renderTo: id,
      language: 'cn',
      timeout: CAPTCHA_TIMEOUT,
      retryTimes: CAPTCHA_RETRIES,
      success: (data: unknown) => {
        const proof = v.safeParse(solved, data);
        if (proof.success) handlers.onSolved(proof.output);
        else handlers.onFailed();
      },
      fail: handlers.onFailed,
      error: handlers.onFailed,
    });
  });
}

function addScript(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}
