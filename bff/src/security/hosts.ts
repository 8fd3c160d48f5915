import { isIP, isIPv4 } from 'node:net';
import { isPrivateName } from '@coinmirror/shared/validation/privateName.ts';
import { Refusal } from '../http/failure.ts';

export interface HostOptions {
  readonly production: boolean;
  readonly publicOrigin: string | null;
  readonly allowedHosts: readonly string[];
}

/** Which names are ours. */
export interface HostRule {
  /** May we be reached under this Host header? */
  serves(host: string | undefined): boolean;
  /** May pages of this Origin header change something, or listen to `/live`? */
  trusts(origin: string): boolean;
  /** The refusal of a name that is not served: its reason tells the operator which variable to set. */
  refusalOf(host: string | undefined): Refusal;
}

/** For whoever runs the site on a machine of his own; in production a visitor can do nothing about it. */
const HINT =
  '如果这是你自己运行的本站，请把地址栏里的域名写入环境变量 ALLOWED_HOSTS（或设置 PUBLIC_ORIGIN）后重新启动。';

/**
 * The host of PUBLIC_ORIGIN and those of ALLOWED_HOSTS. A request may also name loopback, for health checks; an Origin may
 * not, since a page on a visitor's own machine is not this site. Outside production also every address and every private
 * name, which no attack by DNS can bring here.
 */
export function createHostRule({ production, publicOrigin, allowedHosts }: HostOptions): HostRule {
  const named = new Set(allowedHosts.map((host) => host.toLowerCase()));
  if (publicOrigin) named.add(new URL(publicOrigin).host);
  const isNamed = ({ host, hostname }: URL) => named.has(host) || named.has(hostname);
  const isOwnMachine = ({ hostname }: URL) => !production && (isAddress(hostname) || isPrivateName(hostname));

  const isServed = (host: string) => {
    const url = urlOfHost(host);
    return url !== null && (isNamed(url) || isOwnMachine(url) || isLoopback(url.hostname));
  };
  /** Nearly every request names the same host as the one before. */
  let lastServed = '';

  return {
    serves(host) {
      if (host === undefined) return false;
      if (host === lastServed) return true;
      if (!isServed(host)) return false;
      lastServed = host;
      return true;
    },
    trusts(origin) {
      const url = URL.parse(origin);
      return url?.origin === origin.toLowerCase() && (isNamed(url) || isOwnMachine(url));
    },
    refusalOf(host = '') {
      const reason = `${host} is not served; set ALLOWED_HOSTS (or PUBLIC_ORIGIN) where it is a name of this site`;
      return new Refusal(
        'wrongHost',
        {},
        { cause: new WrongHost(reason), ...(production ? {} : { hint: HINT }) },
      );
    },
  };
}

class WrongHost extends Error {
  override readonly name = 'wrongHost';
}

/** A Host header as an address; null when it holds more than a host and a port. */
function urlOfHost(host: string): URL | null {
  return /^[\w.\-:[\]]{1,255}$/.test(host) ? URL.parse(`http://${host}`) : null;
}

/** 127.0.0.0/8, ::1 and localhost itself. A name that only begins with `127.` belongs to whoever registered it. */
function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))
  );
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
