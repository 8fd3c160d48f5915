import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves the figures on a port of their own, which is never opened to the public. */
export function createMetricsServer(registry: Registry): Server {
  return createServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
}
