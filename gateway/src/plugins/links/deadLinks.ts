import type { Payload } from 'payload';

import { contentIndex } from '../../features/links/contentIndex';
import { findDeadInside, linksIn, type FoundLink } from '../../features/links/deadLinks';

/** Why an outside address is taken for dead. */
export type OutsideProblem = 'status' | 'unknownHost' | 'noAnswer' | 'badCertificate';

/** A dead link; of an outside address with what it answered, and when it was asked last. */
export interface DeadLink extends FoundLink {
  outside?: { problem: OutsideProblem; status?: number; checkedAt: string };
}

/** Longer addresses are not kept. */
const longest = 2_000;

const isOutside = (href: string): boolean => /^https?:\/\//i.test(href) && href.length <= longest;

const withoutPlace = (href: string): string => href.replace(/#.*$/, '');

/** The outside addresses that live content links to, each once, without the place on the page. */
export async function outsideAddresses(payload: Payload): Promise<string[]> {
  const links = linksIn(await contentIndex(payload)).filter(
    ({ document, href }) => document.version === 'live' && isOutside(href),
  );
  return [...new Set(links.map(({ href }) => withoutPlace(href)))].sort();
}

async function findDeadOutside(payload: Payload): Promise<DeadLink[]> {
  const { docs } = await payload.find({
    collection: 'link-checks',
    where: { problem: { exists: true } },
    pagination: false,
    depth: 0,
  });
  const checks = new Map(docs.map((check) => [check.url, check]));
  return linksIn(await contentIndex(payload)).flatMap((link) => {
    const check = isOutside(link.href) ? checks.get(withoutPlace(link.href)) : undefined;
    if (!check?.problem) return [];
    const { problem, status, checkedAt } = check;
    return [{ ...link, outside: { problem, checkedAt, ...(status && { status }) } }];
  });
}

/**
 * Links of the site that lead nowhere: inside as content is now, in what is published and in drafts; outside as the last
 * check of each address found it.
 */
export const findDeadLinks = async (payload: Payload): Promise<DeadLink[]> => [
  ...(await findDeadInside(payload)),
  ...(await findDeadOutside(payload)),
];
