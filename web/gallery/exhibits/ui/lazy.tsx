import { Button } from '#ui/button/Button.tsx';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { MissingBlock, MissingOpened, MissingWindow } from '#ui/lazy/missing.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Held, nothing } from '../../show.tsx';

const later = async () => undefined;

export const exhibit: Exhibit = {
  title: 'AfterFirstScreen, MissingBlock, MissingWindow, MissingOpened',
  about:
    'AfterFirstScreen draws after the first screen what it does not need. The others stand for a part whose code could not be fetched; given to lazyPart.',
  states: [
    {
      name: 'later: on any page but the first of a visit it is there at once',
      show: () => <AfterFirstScreen fallback={<span>…</span>}>友情链接</AfterFirstScreen>,
    },
    { name: 'a part of the page', show: () => <MissingBlock part={{}} retry={nothing} fetchPart={later} /> },
    {
      name: 'a window: says so and counts as closed',
      show: () => (
        <Held first={false}>
          {(open, setOpen) => (
            <MissingWindow
              retry={nothing}
              fetchPart={later}
              part={{
                open,
                onOpenChange: setOpen,
                closed: <Button onClick={() => setOpen(true)}>打开</Button>,
              }}
            />
          )}
        </Held>
      ),
    },
    {
      name: 'a window that is there only while it is open',
      show: () => (
        <Held first={false}>
          {(open, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>打开</Button>
              {open && (
                <MissingOpened part={{ onClose: () => setOpen(false) }} retry={nothing} fetchPart={later} />
              )}
            </>
          )}
        </Held>
      ),
    },
  ],
};
