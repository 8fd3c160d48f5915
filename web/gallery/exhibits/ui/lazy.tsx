import { Button } from '#ui/button/Button.tsx';
import { MissingBlock, MissingOpened, MissingWindow } from '#ui/lazy/missing.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Held, nothing } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'MissingBlock, MissingWindow, MissingOpened',
  about: 'What stands for a part whose code could not be fetched; given to lazyPart.',
  states: [
    { name: 'a part of the page', show: () => <MissingBlock part={{}} retry={nothing} /> },
    {
      name: 'a window: says so and counts as closed',
      show: () => (
        <Held first={false}>
          {(open, setOpen) => (
            <MissingWindow
              retry={nothing}
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
              {open && <MissingOpened part={{ onClose: () => setOpen(false) }} retry={nothing} />}
            </>
          )}
        </Held>
      ),
    },
  ],
};
