import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterAll, afterEach, beforeAll } from 'vitest';
import './browser.ts';
import { server } from './server.ts';

// What is waited for is judged by what comes, not by how fast a busy machine brings it.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});
afterAll(() => server.close());
