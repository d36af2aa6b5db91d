import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type TestInfo } from '@playwright/test';

import { environment, pause } from './environment';
import { type Differences, differences, shrink, writeSheet } from './pictures';

/** Something that has a picture: how to draw it now, where its picture is, and at which scale that is kept. */
interface Drawn {
  take: () => Promise<Buffer>;
  file: string;
  scale: number;
  /** The command to run where the new look is meant. */
  update: string;
}

/** Pictures of something until it has come to rest: a chunk, an image or a slide may still be on its way. */
async function* picturesOf(take: Drawn['take']) {
  let last: Buffer | undefined;
  for (let attempt = 1; attempt <= 8; attempt++) {
    const picture = await take();
    yield picture;
    // Parts that are still loading look stable, so at least three pictures are taken.
    if (attempt >= 3 && last?.equals(picture)) return;
    last = picture;
    await pause(Math.min(attempt / 2, 1));
  }
}

/** The difference once it is stable; empty as soon as it equals the picture. */
async function faultOf({ take, scale, update }: Drawn, before: Buffer, info: TestInfo) {
  let seen: Differences | undefined;
  for await (const picture of picturesOf(take)) {
    seen = await differences(before, await shrink(picture, scale), scale);
    if (!seen.fault) return;
  }
  const sheet = info.outputPath('before-now-difference.png');
  await writeSheet(seen?.pictures ?? [], sheet);
  return `${seen?.fault}.\nBefore, now and the difference: ${path.relative(process.cwd(), sheet)}\n${update}`;
}

/** The picture once it has come to rest; undefined as soon as it equals the one before. */
async function changedPicture({ take, scale }: Drawn, before: Buffer | undefined) {
  let last: Buffer | undefined;
  for await (const picture of picturesOf(take)) {
    last = await shrink(picture, scale);
    if (before && !(await differences(before, last, scale)).fault) return;
  }
  return last;
}

/** Fails where something looks other than in its picture; where pictures are drawn anew, it writes that instead. */
export async function expectPicture(drawn: Drawn, info: TestInfo): Promise<void> {
  const { file, update } = drawn;
  const before = existsSync(file) ? readFileSync(file) : undefined;
  if (!environment.writesBaselines) {
    const missing = `There is no picture of it yet. ${update}`;
    expect(before ? await faultOf(drawn, before, info) : missing, 'how it looks').toBeUndefined();
    return;
  }
  // An unchanged picture keeps its file, so that a commit holds changed pictures only.
  const changed = await changedPicture(drawn, before);
  if (!changed) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, changed);
}

/** Fails where pictures are left that nothing has any more; where pictures are drawn anew, they are deleted. */
export function expectNoMore(folder: string, expected: Set<string>, update: string): void {
  const left = existsSync(folder) ? readdirSync(folder).filter((file) => !expected.has(file)) : [];
  if (environment.writesBaselines) left.forEach((file) => rmSync(path.join(folder, file)));
  else expect(left, update).toEqual([]);
}
