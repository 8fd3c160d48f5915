import { emptyCalendarWords } from '@coinmirror/shared/calendar/emptyWords.ts';
import type { CalendarPage } from '@coinmirror/shared/contract/calendar.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { CalendarChoice } from '@coinmirror/shared/pages/calendarAddress.ts';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';

interface NoEventsProps {
  readonly page: CalendarPage;
  readonly choice: CalendarChoice;
  readonly hrefOf: (choice: CalendarChoice) => string;
}

/** In place of the events of days without any: whether somebody tells of the kind, and the way to the next one. */
export function NoEvents({ page, choice, hrefOf }: NoEventsProps) {
  const isTold = choice.type === 'all' || page.kinds.includes(choice.type);
  const { nextDay } = page;
  const href =
    !isTold || nextDay === null
      ? hrefOf({ ...choice, type: 'all', level: '1', coin: '' })
      : hrefOf({ ...choice, date: formatDate(nextDay) });
  return (
    <EmptyState
      title={emptyCalendarWords(page, choice.type)}
      action={
        <HrefLink href={href} className={buttonClass('secondary', 's')} keepScroll>
          {isTold && nextDay !== null ? '看那一天' : '看全部事件'}
        </HrefLink>
      }
    />
  );
}
