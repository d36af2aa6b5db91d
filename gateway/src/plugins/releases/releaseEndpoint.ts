import type { Endpoint, PayloadRequest } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { forStaff, jsonResponse, refuse } from '../../cms/admin/ui/staffEndpoint';
import { translate } from '../../cms/fields/translate';
import { adminLanguage, type Bilingual, type ContentLanguage } from '../../domain/languages';
import type { Release } from '../../payload-types';
import type { Publisher, ReleaseProblem } from './checkRelease';
import { releaseRefusals } from './refusals';

export const languageOf = (req: PayloadRequest): ContentLanguage => adminLanguage(req.i18n.language);

/** The problem in words of one language. */
export const problemIn = ({ title, reasons }: ReleaseProblem, language: ContentLanguage) => ({
  title: title[language],
  reasons: reasons[language],
});

/** All refusals, each by the name of its document, as one sentence and as a list. */
export function refuseProblems(problems: ReleaseProblem[], text: Bilingual, req: PayloadRequest) {
  const named = problems.map((problem) => problemIn(problem, languageOf(req)));
  const lines = named.map(({ title, reasons }) => `${title}: ${reasons.join(' ')}`);
  const message = [translate(text, req), ...lines].join('\n');
  return jsonResponse({ errors: [{ message }], problems: named }, 400);
}

/** A request of somebody who works in the admin. */
export type StaffRequest = PayloadRequest & { user: Publisher };
type Handler = (release: Release, req: StaffRequest) => Promise<Response>;

/** Answers with the release of the path; 404 where there is none. */
export const ofRelease = (handler: Handler): Endpoint['handler'] =>
  forStaff(async (req) => {
    const release = await req.payload.findByID({
      collection: 'releases',
      id: Number(req.routeParams?.id),
      depth: 0,
      disableErrors: true,
    });
    return release ? handler(release, req as StaffRequest) : refuse(releaseRefusals.unknown, 404, req);
  });

/** The same for those who publish, and for releases that can still be. */
export const forEditors = (handler: Handler): Endpoint['handler'] =>
  ofRelease(async (release, req) => {
    if (!isEditorUser(req.user)) return refuse(releaseRefusals.forEditors, 403, req);
    if (release.state === 'published') return refuse(releaseRefusals.published, 409, req);
    return handler(release, req);
  });
