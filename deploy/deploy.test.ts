import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { settingNames } from '../scripts/lib/settings.mjs';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(root, file));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Of Node, Next and PostgreSQL; our own are those of .env.example. */
const others = [
  'NODE_ENV',
  'NEXT_DIST_DIR',
  'NEXT_TELEMETRY_DISABLED',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
];
const known = new Set([...settingNames(), ...others]);
const unknownOf = (names: Iterable<string>) => [...names].filter((name) => !known.has(name));

/** Files of the repository that a command line names. */
const scriptsIn = (line: string) =>
  [...line.matchAll(/\b((?:scripts|bin)\/[\w./-]+\.mjs)/g)].map(([file]) => file);
const npmScriptsIn = (line: string) => [...line.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  user?: string;
  environment: Record<string, string>;
  env_file?: string;
  restart: string;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  stop_grace_period: string;
  profiles?: string[];
  healthcheck?: { test: string[] };
  networks: Record<string, { ipv4_address?: string }>;
  volumes?: string[];
  command?: string[];
}
const text = read('deploy/compose.yaml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, object>;
};
const services = Object.entries(compose.services);

describe.each(services)('container %s', (_name, service) => {
  it('changes no files but its own, and gains no rights', () =>
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '15s',
    }));

  it('has an image of one version, by a file of the repository or of another user than root', () => {
    expect(service.image).toMatch(/^[\w-]+:\d+\.\d+/);
    const file = service.build?.dockerfile;
    expect(file ? isThere(path.join('deploy', service.build?.context ?? '', file)) : true).toBe(true);
    if (!service.image.startsWith('kompassa-')) expect(service.user).toMatch(/^(?!root)\w+$/);
  });

  // `on-failure` leaves a container that the reboot has stopped as it is.
  it('comes back after a reboot and says whether it is healthy, unless it is a tool', () => {
    const isTool = service.profiles?.includes('tools') ?? false;
    expect(service.restart).toBe(isTool ? 'no' : 'unless-stopped');
    expect(Boolean(service.healthcheck) || isTool).toBe(true);
  });

  it('gets every setting of the deployment, if it is ours, and only settings that exist', () => {
    const isOurs = service.image.startsWith('kompassa-');
    expect(service.env_file).toBe(isOurs ? '/etc/kompassa/settings.env' : undefined);
    expect(unknownOf(Object.keys(service.environment ?? {}))).toEqual([]);
  });

  it('has volumes that are declared, and commands that exist', () => {
    const named = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    const undeclared = named.filter((name) => !name.startsWith('/') && !(name in compose.volumes));
    expect(undeclared).toEqual([]);
    expect(scriptsIn((service.command ?? []).join(' ')).filter((file) => !isThere(file))).toEqual([]);
  });
});

it('asks only for settings that exist', () =>
  expect(unknownOf([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))).toEqual([]));

it('names in its settings the addresses that the containers have', () => {
  const addressOf = (name: string) => compose.services[name]?.networks.inside?.ipv4_address;
  const all = services.map(([name]) => addressOf(name)).filter(Boolean);
  expect(new Set(all).size).toBe(all.length);
  const named = [...text.matchAll(/10\.77\.0\.\d+(?!\/|\d)/g)].map(([address]) => address);
  expect([...new Set(named)].sort()).toEqual([...all].sort());
  const { SITE_INSTANCES = '' } = compose.services['gateway-1']?.environment ?? {};
  const { NGINX_SITES = '', NGINX_GATEWAYS = '' } = compose.services.nginx?.environment ?? {};
  const ofSites = ['site-1', 'site-2', 'site-3'].map((name) => `${addressOf(name)}:3000`);
  expect(NGINX_SITES.split(' ')).toEqual(ofSites);
  expect(SITE_INSTANCES.split(' ')).toEqual(ofSites.map((address) => `http://${address}`));
  expect(NGINX_GATEWAYS.split(' ')).toEqual([1, 2].map((one) => `${addressOf(`gateway-${one}`)}:4000`));
});

describe.each(readdirSync(__dirname).filter((file) => file.startsWith('Dockerfile')))('%s', (file) => {
  const lines = read(`deploy/${file}`)
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const of = (instruction: string) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1));

  it('begins with images of one version', () => {
    const images = of('FROM').map((line) => line.split(' ')[0] ?? '');
    const args = new Map(of('ARG').map((line) => line.split('=') as [string, string]));
    for (const image of images)
      expect(image.replace(/\$\{(\w+)\}/, (_all, name: string) => String(args.get(name)))).toMatch(
        /^[\w-]+:\d+\.\d+/,
      );
  });

  it('does not run as root', () => expect(of('USER').at(-1)).toBe('node'));

  it('copies files that exist', () => {
    const sources = of('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect(sources.filter((source) => !isThere(source))).toEqual([]);
  });

  it('runs commands that exist, with settings that exist', () => {
    const commands = [...of('RUN'), ...of('CMD')].join('\n');
    expect(npmScriptsIn(commands).filter((name) => !(name in scripts))).toEqual([]);
    const folder = of('WORKDIR').at(-1) === '/app/gateway' ? 'gateway' : '';
    const named = scriptsIn(commands.replace(/["',]/g, ''));
    expect(named.filter((name) => !isThere(path.join(folder, name)))).toEqual([]);
    const set = of('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
    expect(unknownOf(set)).toEqual([]);
  });
});

describe('the back-up in containers', () => {
  const { backup, postgres } = compose.services;
  const dockerfile = read('deploy/Dockerfile.backup');

  it("has the programs of the database's version, which refuse a newer server", () =>
    expect(dockerfile).toContain(`\nFROM ${postgres?.image}\n`));

  it('reads the database and the files of the gateways, and writes where archives outlive it', () => {
    const gateway = compose.services['gateway-1'];
    for (const name of ['DATABASE_URL', 'GATEWAY_DATA_DIR'])
      expect(backup?.environment[name]).toBe(gateway?.environment[name]);
    expect(backup?.volumes).toEqual(expect.arrayContaining(gateway?.volumes ?? ['']));
    const [, folder = ''] = /"--to", "([^"]+)"/.exec(dockerfile) ?? [];
    expect(backup?.volumes).toContain(`${folder}:${folder}`);
  });
});

const units = readdirSync(path.join(__dirname, 'systemd'));
const valuesOf = (unit: string, name: string) =>
  [...read(`deploy/systemd/${unit}`).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(
    ([, value = '']) => value,
  );

describe.each(units.filter((unit) => unit.endsWith('.service')))('%s', (unit) => {
  it('runs as a user of its own, with no more rights than it needs', () => {
    expect(valuesOf(unit, 'User')).toEqual(['kompassa']);
    for (const name of ['NoNewPrivileges', 'PrivateTmp', 'ProtectHome', 'ProtectKernelTunables'])
      expect([name, ...valuesOf(unit, name)]).toEqual([name, 'yes']);
    expect(valuesOf(unit, 'ProtectSystem')).toEqual(['strict']);
    expect(['', 'CAP_NET_BIND_SERVICE']).toContain(valuesOf(unit, 'CapabilityBoundingSet').join());
  });

  it('ends within 15 s', () => expect(Number(valuesOf(unit, 'TimeoutStopSec')[0])).toBeLessThanOrEqual(15));

  it('runs programs of the repository that exist, with settings that exist', () => {
    const commands = [...valuesOf(unit, 'ExecStart'), ...valuesOf(unit, 'ExecStartPre')].join('\n');
    const folder = path.relative(
      '/opt/kompassa/current',
      valuesOf(unit, 'WorkingDirectory')[0] ?? '/opt/kompassa/current',
    );
    expect(scriptsIn(commands).filter((file) => !isThere(path.join(folder, file)))).toEqual([]);
    const set = valuesOf(unit, 'Environment').flatMap((line) =>
      line.split(' ').map((part) => part.split('=')[0] ?? ''),
    );
    expect(unknownOf(set)).toEqual([]);
    const documented = valuesOf(unit, 'Documentation').map((address) => address.split('/current/')[1] ?? '');
    expect(documented.filter((file) => !isThere(file))).toEqual([]);
  });

  it('writes only into folders that every release has, or that may be missing', () => {
    const written = valuesOf(unit, 'ReadWritePaths')
      .filter((folder) => !folder.startsWith('-'))
      .map((folder) => path.relative('/opt/kompassa/current', folder));
    // Git keeps no empty folder.
    expect(written.filter((folder) => !isThere(`${folder}/.gitkeep`))).toEqual([]);
  });
});
