import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import type { Exhibit } from '../../exhibit.ts';

export const exhibit: Exhibit = {
  title: 'PhoneFold',
  about: 'Below 640 px one button opens what it holds; wider, there is no button and all of it stands.',
  states: [
    {
      name: 'closed on a phone',
      show: () => (
        <PhoneFold label="选项">
          <p>计价单位、列、筛选</p>
        </PhoneFold>
      ),
    },
  ],
};
