// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { headerLines } from '../nginx/config.mjs';
import { launchNginx } from '../nginx/run.mjs';
import { freePort } from '../ports.mjs';
import { waitFor } from '../wait-for.mjs';

/**
 * An nginx that serves one page from a file, compressed already, with the headers that the site sends: what a cache is
 * compared with.
 * @param {string} html
 * @param {{ folder: string, siteUrl: string, gatewayHost: string }} place
 * @returns {Promise<string>} the page's address
 */
export async function startDiskServer(html, { folder, siteUrl, gatewayHost }) {
  const port = await freePort();
  const root = path.join(folder, 'root');
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'page.html'), html);
  writeFileSync(path.join(root, 'page.html.gz'), gzipSync(html));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const text = `
    worker_processes auto;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 4096; }
    http {
      include /etc/nginx/mime.types;
      ${temporary.join('\n      ')}
      sendfile on;
      tcp_nopush on;
      access_log off;
      gzip_static on;
      keepalive_requests 10000;
      open_file_cache max=1000 inactive=60s;
      server {
        listen 127.0.0.1:${port};
        root ${root};
        ${headerLines({ siteUrl, gatewayHost })}
        add_header Cache-Control "public, max-age=0, must-revalidate, s-maxage=60";
        add_header Vary Accept-Encoding;
      }
    }`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const child = launchNginx(file);
  const url = `http://127.0.0.1:${port}/page.html`;
  await waitFor('nginx with a file', url, child);
  return url;
}
