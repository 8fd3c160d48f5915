// These two modules request the libraries' chunks, so that tree shaking drops the rest of each library.
export { createRoot } from 'react-dom/client';
