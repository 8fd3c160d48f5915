import { UploadField, type UploadState } from '#ui/upload/UploadField.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { nothing } from '../../show.tsx';

const state = (name: string, shown: UploadState, error?: string) => ({
  name,
  show: () => (
    <UploadField
      label="标志"
      required
      hint="PNG 图片，500×500 像素，不超过 1 MB"
      accept="image/png"
      state={shown}
      error={error}
      onPick={nothing}
      onRetry={nothing}
      onRemove={nothing}
    />
  ),
});

export const exhibit: Exhibit = {
  title: 'UploadField',
  about:
    'A file that is uploaded as soon as it is chosen: progress, a second try, another file in its place.',
  states: [
    state('nothing chosen', { kind: 'none' }),
    state('required and missing', { kind: 'none' }, '请上传标志'),
    state('on its way', { kind: 'sending', name: 'mirror-logo.png', part: 0.42 }),
    state('failed, may be tried again', {
      kind: 'failed',
      name: 'mirror-logo.png',
      reason: '网络不通，请检查连接后重试',
      canRetry: true,
    }),
    state('refused', {
      kind: 'failed',
      name: 'mirror-logo.png',
      reason: '图片应为 500×500 像素，这一张是 400×400',
      canRetry: false,
    }),
    state('arrived', { kind: 'done', name: 'mirror-logo.png', size: 84_000 }),
    state('a long name', {
      kind: 'done',
      name: 'mirror-whitepaper-version-2-final-with-appendix-2026.pdf',
      size: 9_400_000,
    }),
  ],
};
