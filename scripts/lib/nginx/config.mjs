// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { fromRoot } from '../root.mjs';

/**
 * The values that fill the template of nginx. Addresses are `host:port`.
 * @typedef {object} NginxSettings
 * @property {string} siteUrl the public origin of the site
 * @property {string} gatewayHost the public origin of the gateway
 * @property {string} listen where the site is served
 * @property {string} gatewayListen where the gateway is served; may be the same
 * @property {string} healthListen where nginx says that it runs
 * @property {string[]} sites instances of the site
 * @property {string[]} gateways instances of the gateway
 * @property {string} folder of the cache and of what nginx keeps while it runs
 * @property {number} trustedHops proxies of ours that a visitor passes, this nginx included
 * @property {boolean} phonesLeave whether phones are sent to a mobile site
 * @property {string} [user] of the processes that answer, where root starts nginx
 * @property {{ certificate: string, key: string }} [tls] files; without them, HTTP
 * @property {string} [accessLog] as nginx's `access_log` takes it
 * @property {string} [cacheSize] as nginx writes it
 * @property {number} [pagesPerSecond] pages that one address may ask for
 * @property {number} [callsPerSecond] calls that one address may make
 */

const templateFile = fromRoot('deploy/nginx/nginx.conf.template');
const require = createRequire(import.meta.url);
const { headerSettings, securityHeaders } = require(fromRoot('services/config/securityHeaders.js'));

/** Settings end up in nginx's own language: what has a meaning there is refused. @param {string} name @param {string} value */
function plain(name, value) {
  if (/^[\w.:/@%+,=~ [\]-]*$/.test(value)) return value;
  throw new Failure(`The setting ${name} is wrong: ${value} has a sign that nginx would not take as text.`);
}

/** @param {string} name @param {string} address `host:port` */
function address(name, address) {
  if (/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(address)) return address;
  throw new Failure(`The setting ${name} is wrong: ${address} is not an address such as 127.0.0.1:3001.`);
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {string} name @param {string[]} addresses */
function servers(name, addresses) {
  if (addresses.length === 0) throw new Failure(`The setting ${name} is missing: nginx has nothing to ask.`);
  return addresses.map((one) => `server ${address(name, one)} max_fails=3 fail_timeout=5s;`).join('\n    ');
}

/** `proxies` of ours stand before this nginx; each has added whom it was asked by. @param {number} proxies */
const visitorAddress = (proxies) =>
  proxies > 0
    ? `"~(?:^|,)\\s*(?<forwarded>[0-9a-fA-F.:]+)\\s*(?:,[^,]*){${proxies - 1}}$" $forwarded;`
    : '# No proxy of ours stands before this nginx.';

/** @param {string} listen @param {boolean} isSecure */
const refusal = (listen, isSecure) =>
  isSecure
    ? `server {\n    listen ${listen} ssl http2 default_server;\n    ssl_reject_handshake on;\n  }`
    : `server {\n    listen ${listen} default_server;\n    return 421;\n  }`;

/** Settings of TLS, and answers to whoever asks for another host. @param {NginxSettings} settings */
function hosts({ tls, listen, gatewayListen }) {
  const refusals = [...new Set([listen, gatewayListen])].map((one) => refusal(one, tls !== undefined));
  if (!tls) return refusals.join('\n  ');
  return [
    `ssl_certificate ${plain('NGINX_CERTIFICATE', tls.certificate)};`,
    `ssl_certificate_key ${plain('NGINX_CERTIFICATE_KEY', tls.key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:tls:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
    ...refusals,
    ...(listen.endsWith(':443')
      ? [
          `server {\n    listen ${listen.replace(/443$/, '80')};\n    return 301 https://$host$request_uri;\n  }`,
        ]
      : []),
  ].join('\n  ');
}

/** The site's own headers, for what nginx answers from files. @param {Pick<NginxSettings, 'gatewayHost' | 'siteUrl'>} settings */
function headerLines({ gatewayHost, siteUrl }) {
  const settings = { ...headerSettings(false), gateway: gatewayHost, isHttps: siteUrl.startsWith('https:') };
  const lines = /** @type {{ key: string, value: string }[]} */ (securityHeaders(settings));
  return lines.map(({ key, value }) => `add_header ${key} "${value}" always;`).join('\n      ');
}

/**
 * The configuration of nginx, from the template that deployments, tests and `npm run start:cluster` share.
 * @param {NginxSettings} settings
 * @returns {string}
 */
export function nginxConfig(settings) {
  const {
    siteUrl,
    gatewayHost,
    listen,
    gatewayListen,
    tls,
    pagesPerSecond = 50,
    callsPerSecond = 10,
  } = settings;
  const [site, gateway] = [new URL(siteUrl), new URL(gatewayHost)];
  const ending = tls ? ' ssl http2' : '';
  /** @type {Record<string, string>} */
  const values = {
    user: settings.user ? `user ${plain('user', settings.user)};` : '',
    folder: plain('NGINX_FOLDER', path.resolve(settings.folder)),
    templates: plain('the folder of the repository', fromRoot('deploy/nginx')),
    accessLog: settings.accessLog ? `${plain('NGINX_ACCESS_LOG', settings.accessLog)} requests` : 'off',
    cacheSize: plain('NGINX_CACHE_SIZE', settings.cacheSize ?? '1g'),
    visitorAddress: visitorAddress(settings.trustedHops - 1),
    pagesPerSecond: String(pagesPerSecond),
    pagesBurst: String(pagesPerSecond * 4),
    callsPerSecond: String(callsPerSecond),
    callsBurst: String(callsPerSecond * 4),
    ourReferrers: [...new Set([site.origin, gateway.origin])]
      .map((origin) => `"~^${escaped(origin)}(/|$)" 1;`)
      .join('\n    '),
    phonesLeave: settings.phonesLeave ? 'on' : 'off',
    sites: servers('NGINX_SITES', settings.sites),
    gateways: servers('NGINX_GATEWAYS', settings.gateways),
    scheme: site.protocol.slice(0, -1),
    securityHeaders: headerLines(settings),
    tls: hosts(settings),
    listen: `${address('NGINX_LISTEN', listen)}${ending}`,
    gatewayListen: `${address('NGINX_GATEWAY_LISTEN', gatewayListen)}${ending}`,
    siteNames:
      listen === gatewayListen ? site.hostname : [...new Set([site.hostname, 'localhost'])].join(' '),
    gatewayNames:
      listen === gatewayListen ? gateway.hostname : [...new Set([gateway.hostname, 'localhost'])].join(' '),
    healthListen: address('NGINX_HEALTH_LISTEN', settings.healthListen),
  };
  return readFileSync(templateFile, 'utf8').replace(/\{\{(\w+)\}\}/g, (_all, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template of nginx names ${name}, which nothing fills in.`);
    return value;
  });
}

/** @param {string} text addresses with spaces between */
const list = (text) => text.split(/\s+/).filter(Boolean);

/**
 * The settings of a deployment, from its environment (.env.example, "nginx in front").
 * @param {Record<string, string | undefined>} env
 * @returns {NginxSettings}
 */
export function nginxSettings(env) {
  const gatewayHost = env.GATEWAY_HOST || 'http://localhost:4000';
  const mobile = env.MOBILE_SITE_URL || gatewayHost;
  const { NGINX_CERTIFICATE: certificate, NGINX_CERTIFICATE_KEY: key } = env;
  if (!certificate !== !key)
    throw new Failure('NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY go together: one is missing.');
  const siteUrl = new URL(env.SITE_URL || 'http://localhost:3000').origin;
  return {
    siteUrl,
    sites: list(env.NGINX_SITES || '127.0.0.1:3000'),
    gatewayHost: new URL(gatewayHost).origin,
    listen: env.NGINX_LISTEN || '127.0.0.1:8080',
    gatewayListen: env.NGINX_GATEWAY_LISTEN || env.NGINX_LISTEN || '127.0.0.1:8080',
    healthListen: env.NGINX_HEALTH_LISTEN || '127.0.0.1:8081',
    gateways: list(env.NGINX_GATEWAYS || '127.0.0.1:4000'),
    folder: env.NGINX_FOLDER || fromRoot('.cache/nginx'),
    trustedHops: Math.max(1, Number(env.SITE_TRUSTED_HOPS || 1)),
    phonesLeave: mobile !== 'off' && new URL(mobile).origin !== siteUrl,
    tls: certificate && key ? { certificate, key } : undefined,
    accessLog: env.NGINX_ACCESS_LOG,
    cacheSize: env.NGINX_CACHE_SIZE || undefined,
    pagesPerSecond: Number(env.NGINX_PAGES_PER_SECOND || 50),
    callsPerSecond: Number(env.NGINX_CALLS_PER_SECOND || 10),
  };
}
