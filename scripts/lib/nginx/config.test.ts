import { nginxConfig, nginxSettings } from './config.mjs';

const settings = {
  siteUrl: 'http://localhost:3000',
  gatewayHost: 'http://localhost:4000',
  listen: '127.0.0.1:3000',
  gatewayListen: '127.0.0.1:4000',
  healthListen: '127.0.0.1:8081',
  sites: ['127.0.0.1:3001', '127.0.0.1:3002'],
  gateways: ['127.0.0.1:4001'],
  folder: '/var/cache/kompassa/nginx',
  trustedHops: 1,
  phonesLeave: true,
};

it('fills in every name of the template', () => {
  expect(nginxConfig(settings)).not.toMatch(/\{\{|\}\}\w|undefined|NaN/);
});

it('asks each instance', () => {
  const text = nginxConfig(settings);
  for (const address of ['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:4001'])
    expect(text).toContain(`server ${address} max_fails`);
});

it('speaks TLS and HTTP/2, and answers no other host, where there is a certificate', () => {
  const text = nginxConfig({
    ...settings,
    siteUrl: 'https://www.example.com',
    gatewayHost: 'https://cms.example.com',
    listen: '0.0.0.0:443',
    gatewayListen: '0.0.0.0:443',
    tls: { certificate: '/etc/kompassa/tls.pem', key: '/etc/kompassa/tls.key' },
  });
  expect(text).toContain('listen 0.0.0.0:443 ssl http2;\n    server_name www.example.com;');
  expect(text).toContain('listen 0.0.0.0:443 ssl http2;\n    server_name cms.example.com;');
  expect(text).toContain('listen 0.0.0.0:443 ssl http2 default_server;\n    ssl_reject_handshake on;');
  expect(text).toContain('return 301 https://$host$request_uri;');
});

/** The visitor's address as nginx's map takes it from a header. */
function visitorIn(header: string, trustedHops: number) {
  const text = nginxConfig({ ...settings, trustedHops });
  const [, pattern] = /"~([^"]+)" \$forwarded;/.exec(text) ?? [];
  return pattern === undefined ? undefined : new RegExp(pattern).exec(header)?.groups?.forwarded;
}

it.each([
  [1, '203.0.113.9', undefined],
  [2, '203.0.113.9', '203.0.113.9'],
  [2, 'forged, 203.0.113.9', '203.0.113.9'],
  [3, '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [3, '203.0.113.9', undefined],
])('with %i hops takes the visitor of "%s" to be %s', (hops, header, visitor) =>
  expect(visitorIn(header, hops)).toBe(visitor),
);

it.each([
  [{ sites: ['localhost'] }, 'NGINX_SITES'],
  [{ sites: [] }, 'NGINX_SITES'],
  [{ gateways: ['127.0.0.1:1; return 200'] }, 'NGINX_GATEWAYS'],
  [{ listen: '80' }, 'NGINX_LISTEN'],
  [{ folder: '/var/cache; user root' }, 'NGINX_FOLDER'],
  [{ cacheSize: '1g;' }, 'NGINX_CACHE_SIZE'],
])('refuses %j and names %s', (change, name) =>
  expect(() => nginxConfig({ ...settings, ...change })).toThrow(`The setting ${name} is`),
);

it('reads the settings of a deployment', () => {
  const read = nginxSettings({
    SITE_URL: 'https://www.example.com/',
    GATEWAY_HOST: 'https://cms.example.com',
    MOBILE_SITE_URL: 'off',
    NGINX_LISTEN: '0.0.0.0:443',
    NGINX_SITES: '10.0.0.1:3000  10.0.0.2:3000',
    NGINX_CERTIFICATE: '/a.pem',
    NGINX_CERTIFICATE_KEY: '/a.key',
    SITE_TRUSTED_HOPS: '2',
  });
  expect(read).toMatchObject({
    siteUrl: 'https://www.example.com',
    gatewayListen: '0.0.0.0:443',
    sites: ['10.0.0.1:3000', '10.0.0.2:3000'],
    gateways: ['127.0.0.1:4000'],
    trustedHops: 2,
    phonesLeave: false,
    tls: { certificate: '/a.pem', key: '/a.key' },
  });
});

it.each([[{ NGINX_CERTIFICATE: '/a.pem' }, 'one is missing']])('refuses %j', (env, sentence) =>
  expect(() => nginxSettings(env)).toThrow(sentence),
);
