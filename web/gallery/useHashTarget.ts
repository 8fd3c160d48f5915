import { useEffect } from 'react';

/** The browser looked for the fragment before the exhibits had rendered: scrolls to it afterwards. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}
