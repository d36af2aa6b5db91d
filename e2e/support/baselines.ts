import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type TestInfo } from '@playwright/test';

import { environment } from './environment';
import { type Differences, differences, shrink, writeSheet } from './pictures';

/** Something that has a picture: how to draw it now, where its picture is, and at which scale that is kept. */
interface Drawn {
  take: () => Promise<Buffer>;
  file: string;
  scale: number;
  /** The command to run where the new look is meant. */
  update: string;
}

/**
 * Takes pictures until something has come to rest: a chunk, an image or a slide may still be on its way. Stops as soon as
 * one `isMeant`. Answers the last picture.
 */
async function pictureAtRest(
  take: Drawn['take'],
  isMeant: (picture: Buffer) => Promise<boolean>,
): Promise<Buffer> {
  const taken: Buffer[] = [];
  const isAtRest = async () => {
    const picture = await take();
    taken.push(picture);
    // Parts that are still loading look stable, so at least three pictures are taken.
    return (await isMeant(picture)) || (taken.length >= 3 && taken.at(-2)?.equals(picture));
  };
  // On a busy machine one picture of a long page takes seconds: the test's own time is the limit.
  await expect.poll(isAtRest, { message: 'comes to rest', timeout: 0 }).toBe(true);
  return taken.at(-1) ?? Buffer.of();
}

/** The difference once it is stable; empty as soon as it equals the picture. */
async function faultOf({ take, scale, update }: Drawn, before: Buffer, info: TestInfo) {
  const seen: Differences[] = [];
  await pictureAtRest(take, async (picture) => {
    seen.push(await differences(before, await shrink(picture, scale), scale));
    return !seen.at(-1)?.fault;
  });
  const { fault, pictures = [] } = seen.at(-1) ?? {};
  if (!fault) return;
  const sheet = info.outputPath('before-now-difference.png');
  await writeSheet(pictures, sheet);
  return `${fault}.\nBefore, now and the difference: ${path.relative(process.cwd(), sheet)}\n${update}`;
}

/** The picture once it has come to rest; undefined as soon as it equals the one before. */
async function changedPicture({ take, scale }: Drawn, before: Buffer | undefined) {
  let isSame = false;
  const picture = await pictureAtRest(take, async (taken) => {
    isSame = before !== undefined && !(await differences(before, await shrink(taken, scale), scale)).fault;
    return isSame;
  });
  return isSame ? undefined : shrink(picture, scale);
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
