// @ts-check
/**
 * Makes the films of the video course anew: `node scripts/films/make.mjs` (needs ffmpeg, and minutes). The embedded
 * gateway serves them from gateway/public/films; they are in the repository, so that nobody else needs ffmpeg.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { provideChromium } from '../lib/chromium.mjs';
import { root } from '../lib/root.mjs';
import { colour, height, scale, shown, since, width } from './canvas.mjs';
import { declarationOfConformity } from './declarationOfConformity.mjs';
import { firstGermanReturn } from './firstGermanReturn.mjs';
import { vatOssIoss } from './vatOssIoss.mjs';

const films = {
  'vat-oss-ioss': vatOssIoss,
  'declaration-of-conformity': declarationOfConformity,
  'first-german-return': firstGermanReturn,
};
/** Bits per second at the most, and what RFC 6381 calls the coding: H.264, Main profile, level 3.0 or 3.1. */
const qualities = [
  { lines: 240, bitRate: 100_000, level: '3.0', codec: 'avc1.4d401e' },
  { lines: 480, bitRate: 200_000, level: '3.0', codec: 'avc1.4d401e' },
  { lines: 720, bitRate: 400_000, level: '3.1', codec: 'avc1.4d401f' },
];
const languages = { en: 'English', de: 'Deutsch' };
const framesPerSecond = 15;
const segmentSeconds = 6;

/** @param {(typeof films)[keyof typeof films]} film @param {number} t seconds */
function picture({ scenes, seconds }, t) {
  const scene = scenes.findLast(({ from }) => from <= t);
  if (!scene) throw new Error(`No scene at ${t} s`);
  const since0 = t - scene.from;
  return (
    shown(since(since0, 0, 0.5) || 0.01, scene.draw(since0)) +
    // In steps, so that pictures between two of them are the same.
    scale(Math.floor(t * 2) / 2 / seconds)
  );
}

/** @param {string} folder @param {(typeof films)[keyof typeof films]} film @param {import('@playwright/test').Page} page */
async function drawFrames(folder, film, page) {
  /** @type {string[]} */
  const list = [];
  let last = '';
  let count = 0;
  for (let frame = 0; frame < film.seconds * framesPerSecond; frame += 1) {
    const content = picture(film, frame / framesPerSecond);
    if (content !== last) {
      count += 1;
      last = content;
      await page.locator('svg').evaluate((svg, inner) => {
        svg.innerHTML = inner;
      }, content);
      await page.screenshot({ path: path.join(folder, `${count}.png`) });
    }
    list.push(`file ${count}.png\nduration ${(1 / framesPerSecond).toFixed(6)}`);
  }
  writeFileSync(path.join(folder, 'list.txt'), list.join('\n'));
  return count;
}

/** @param {string} folder @param {string} target @param {(typeof qualities)[number]} quality */
function encode(folder, target, { lines, bitRate, level }) {
  const key = String(framesPerSecond * segmentSeconds);
  const hls = ['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'];
  const inOneFile = ['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file'];
  const x264 = [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-level',
    level,
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'veryslow',
  ];
  const size = ['-crf', '26', '-maxrate', String(bitRate), '-bufsize', String(bitRate * 4)];
  const look = ['-tune', 'animation', '-g', key, '-keyint_min', key, '-sc_threshold', '0'];
  const exact = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', '-threads', '1'];
  execFileSync(
    'ffmpeg',
    ['-v', 'error', '-y', '-f', 'concat', '-i', path.join(folder, 'list.txt')].concat(
      ['-vf', `fps=${framesPerSecond},scale=-2:${lines}:flags=lanczos`, '-an'],
      [...x264, ...size, ...look, ...exact, ...hls, ...inOneFile],
      [path.join(target, `${lines}p.m3u8`)],
    ),
  );
}

/** The master playlist: the qualities, and captions that the gateway makes from the transcript. */
const master = () =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    ...Object.entries(languages).map(
      ([language, name]) =>
        `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${language}",AUTOSELECT=YES,DEFAULT=NO,URI="captions-${language}.m3u8"`,
    ),
    ...qualities.flatMap(({ lines, bitRate, codec }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bitRate},RESOLUTION=${Math.round((lines * width) / height / 2) * 2}x${lines},FRAME-RATE=${framesPerSecond},CODECS="${codec}",SUBTITLES="captions"`,
      `${lines}p.m3u8`,
    ]),
    '',
  ].join('\n');

/** @param {string} language @param {number} seconds */
const captions = (language, seconds) =>
  `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${seconds}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${seconds},\ncaptions/${language}.vtt\n#EXT-X-ENDLIST\n`;

const archivo = readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
).toString('base64');
const html = `<style>
  @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${archivo}); font-weight: 100 900; }
  body { margin: 0; background: ${colour.paper}; }
  text { font-family: Archivo; font-variant-numeric: tabular-nums; }
</style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"></svg>`;

const wished = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width, height } });
await page.setContent(html);
await page.evaluate(() => document.fonts.load('620 40px Archivo'));
for (const [name, film] of Object.entries(films)) {
  if (wished.length > 0 && !wished.includes(name)) continue;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'film-'));
  const target = path.join(root, 'gateway/public/films/kompassa', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  console.log(`${name}: ${await drawFrames(folder, film, page)} pictures`);
  for (const quality of qualities) encode(folder, target, quality);
  writeFileSync(path.join(target, 'master.m3u8'), master());
  for (const language of Object.keys(languages))
    writeFileSync(path.join(target, `captions-${language}.m3u8`), captions(language, film.seconds));
  rmSync(folder, { recursive: true });
}
await browser.close();
