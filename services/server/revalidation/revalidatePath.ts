import type { NextApiResponse } from 'next';

import type { RevalidateAnswer } from '@/services/gateway/siteRequests';

import { generatedAtOf } from './cachedPages';
import { renderFailureOf, pageOfUrl } from './renderFailures';

type PageAnswer = RevalidateAnswer['pages'][number];

/** Next lets whoever asks for a page join a rendering that is under way, and that may have begun before the change. */
const mostTries = 3;

const underWay = new Map<string, Promise<unknown>>();

/** Does `work` once nothing else of ours is done for the path. */
async function inTurn<T>(path: string, work: () => Promise<T>): Promise<T> {
  const mine = (underWay.get(path) ?? Promise.resolve()).then(work, work);
  underWay.set(path, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(path) === mine) underWay.delete(path);
  }
}

async function render(path: string, response: NextApiResponse): Promise<PageAnswer> {
  const { locale, path: plain } = pageOfUrl(path);
  const began = Date.now();
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      await response.revalidate(path);
      if ((generatedAtOf(locale, plain) ?? began) >= began) return { path, isRendered: true };
    }
    const error = 'It is still the page that was rendered before the change.';
    return { path, isRendered: false, fault: 'older', error };
  } catch (error) {
    const last = renderFailureOf(locale, plain);
    const { fault, message } =
      last && last.at >= began ? last : { fault: 'site' as const, message: (error as Error).message };
    return { path, isRendered: false, fault, error: message };
  }
}

/** Renders a page, `path` with its language, from what is published now; says how that went and never rejects. */
export const revalidatePath = (path: string, response: NextApiResponse): Promise<PageAnswer> =>
  inTurn(path, () => render(path, response));
