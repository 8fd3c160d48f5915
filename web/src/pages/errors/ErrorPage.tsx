import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { FailedPage } from './FailedPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { reloadOnceAfter500 } from './reload.ts';

const SERVER_ERROR = 500;

/** What stands in a page's place when its address, its code or its rendering failed. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : SERVER_ERROR;

  useEffect(() => {
    if (status >= SERVER_ERROR) reloadOnceAfter500();
  }, [status]);

  return status === 404 ? <NotFoundPage /> : <FailedPage status={status} />;
}
