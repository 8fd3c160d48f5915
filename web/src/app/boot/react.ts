// The libraries' chunks are asked for by these two modules, so that the rest of each library is not dragged along.
export { createRoot } from 'react-dom/client';
