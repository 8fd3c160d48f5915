import { useState } from 'react';
import { AliyunCaptcha } from './AliyunCaptcha.tsx';
import { aliyunKeys } from './aliyun.ts';
import type { CaptchaProps } from './captcha.ts';
import { SliderCaptcha } from './SliderCaptcha.tsx';

/** The captcha before a code is sent: Aliyun's where the page is configured for it, else our own. */
export function Captcha(props: CaptchaProps) {
  const [keys] = useState(() => aliyunKeys(document));
  return keys ? <AliyunCaptcha {...props} keys={keys} /> : <SliderCaptcha {...props} />;
}
