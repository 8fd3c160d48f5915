import { Button } from '#ui/button/Button.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'toast, Toaster',
  about:
    'A short message that opens over the page and goes: toast.success(…) from anywhere; Toaster stands once in the app.',
  states: [
    {
      name: 'success, error, info, with a way back',
      show: () => (
        <Row>
          <Button onClick={() => toast.success('复制成功!')}>success</Button>
          <Button onClick={() => toast.error('网络连接失败，请稍后再试')}>error</Button>
          <Button onClick={() => toast.info('行情数据每 5 秒更新一次')}>info</Button>
          <Button onClick={() => toast.info('已移除比特币', { label: '撤销', onPress: () => {} })}>
            action
          </Button>
        </Row>
      ),
    },
  ],
};
