// @ts-check
/**
 * The command for npm: the npm that started this process, or the one on the path.
 * @param {...string} args
 * @returns {[command: string, args: string[]]}
 */
export const npm = (...args) =>
  process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath, ...args]] : ['npm', args];
