import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { expect, test } from 'vitest';

function Text({ words }: { readonly words: Promise<string> }) {
  return <p>{use(words)}</p>;
}

/** Changes itself after it is drawn: work that is left when the event is over. */
function Settings() {
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  return <output>{isRead ? 'read' : 'new'}</output>;
}

function Page({ words }: { readonly words: Promise<string> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <Suspense fallback="loading">
          <Settings />
          <Text words={words} />
        </Suspense>
      )}
      {isOpen && <Settings />}
    </>
  );
}

test('a part whose text comes after the event is drawn, with nothing else that would draw the page anew', async () => {
  const words = new Promise<string>((resolve) => setTimeout(() => resolve('text'), 20));
  render(<Page words={words} />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('text')).toBeTruthy();
});
