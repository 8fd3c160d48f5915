import type { RequestHandler } from 'express';
import type { ServedTools, serveTools } from './serveTools.ts';

/** Where programs of the Model Context Protocol ask. */
export const MCP_PATH = '/mcp';

/** The endpoint of the Model Context Protocol. What it takes to speak it is loaded with the first request. */
export function createMcp(parts: ServedTools): RequestHandler {
  let serving: Promise<ReturnType<typeof serveTools>> | null = null;
  return async (req, res) => {
    serving ??= import('./serveTools.ts').then((loaded) => loaded.serveTools(parts));
    const serve = await serving;
    await serve(req, res);
  };
}
