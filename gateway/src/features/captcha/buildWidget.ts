import path from 'node:path';

import { build } from 'esbuild';

/** The captcha's script: one file, no imports. It is built where `next build` renders its address. */
export async function buildWidget(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/features/captcha/widget/widget.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
