import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ConfiguredServices } from '@coinmirror/shared/constants/services.ts';
import helmet from 'helmet';
import { sourcesOf } from './serviceSources.ts';

export interface SecurityOptions {
  /** CSP sources of the inline scripts in index.html. */
  readonly scriptHashes: readonly string[];
  /** Third-party services whose scripts pages load; none unless configured. */
  readonly services: ConfiguredServices;
  /** A real upstream serves pictures from its own hosts. */
  readonly foreignPictures: boolean;
  /** Only then may browsers be told to ask for everything by https. */
  readonly https: boolean;
}

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Permissions that no page of ours uses, so injected code must not get them either. */
const UNUSED = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()';

/** The headers of every page, put together once by helmet. */
export function securityHeaders(options: SecurityOptions): HeaderList {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  const fault: unknown[] = [];
  policy(options)(res.req, res, (error) => {
    if (error) fault.push(error);
  });
  if (fault.length > 0) throw fault[0];
  return Object.entries({ ...res.getHeaders(), 'permissions-policy': UNUSED }).map(([name, value]) => [
    name,
    String(value),
  ]);
}

function policy({ scriptHashes, services, foreignPictures, https }: SecurityOptions) {
  const foreign = sourcesOf(services);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes, ...foreign.script],
        // Menus and charts place themselves by style attributes that their libraries write.
        styleSrc: ["'self'", "'unsafe-inline'", ...foreign.style],
        imgSrc: ["'self'", 'data:', 'blob:', ...(foreignPictures ? ['https:'] : foreign.img)],
        fontSrc: ["'self'", ...foreign.font],
        connectSrc: ["'self'", ...foreign.connect],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Sent with every answer, not only with pages (https.ts).
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
    // For browsers and plug-ins that no longer exist.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
}
