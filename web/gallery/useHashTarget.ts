import { useEffect } from 'react';

/** The browser looked for the anchor before the exhibits were drawn: looks once more. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}
