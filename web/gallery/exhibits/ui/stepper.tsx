import { Stepper } from '#ui/stepper/Stepper.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Held, nothing } from '../../show.tsx';

const STEPS = [
  { key: 'contact', title: '联系人', state: 'done' },
  { key: 'basics', title: '基本信息', state: 'wrong' },
  { key: 'issue', title: '发行' },
  { key: 'files', title: '资料上传' },
  { key: 'confirm', title: '核对提交' },
] as const;

export const exhibit: Exhibit = {
  title: 'Stepper',
  about: 'The steps of a long form: where one is, what is done, what is wrong, and the way to each.',
  states: [
    {
      name: 'done, wrong and to come',
      wide: true,
      show: () => (
        <Held first={2}>
          {(current, go) => <Stepper label="示例步骤" steps={STEPS} current={current} onGo={go} />}
        </Held>
      ),
    },
    {
      name: 'at a step that is done',
      wide: true,
      show: () => <Stepper label="示例步骤" steps={STEPS} current={0} onGo={nothing} />,
    },
  ],
};
