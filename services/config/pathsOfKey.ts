import { aboutPages, contentPages, extendedPages, pageKeyOf } from './contentPages';
import { paths } from './paths';

const ofBlocks = [...contentPages, ...aboutPages, ...extendedPages];

/** Where a page of the CMS is shown, by its key in the CMS; its own path comes first. Campaigns are found by their uid. */
export const pathsOfKey: ReadonlyMap<string, readonly string[]> = new Map([
  ...ofBlocks.map((path): [string, string[]] => [pageKeyOf(path), [path]]),
  ['home', [paths.home, paths.homes]],
  ['freeTrial', [paths.freeTrial]],
  ['custom', [paths.campaigns]],
]);
