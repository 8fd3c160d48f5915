import {
  type ConfiguredServices,
  SERVICES,
  type ServiceName,
} from '@coinmirror/shared/constants/services.ts';
import { html } from '../prerender/html.ts';

/** The ids of the configured services for the web app, which loads no other; '' when there is none. */
export function serviceMetas(services: ConfiguredServices): string {
  return (Object.keys(SERVICES) as ServiceName[])
    .flatMap((name) => {
      const id = services[name];
      return id === undefined ? [] : [html`<meta name="${SERVICES[name].meta}" content="${id}" />`.text];
    })
    .join('');
}
