import type { Payload } from 'payload';

import { isStaffUser } from '../cms/access/roles';
import { isFileName } from '../cms/collections/hooks/fileNames';
import { readableName } from '../cms/collections/hooks/unguessableName';
import { classifyOrigin } from '../platform/http/classifyOrigin';
import { mayWrite } from '../platform/http/mayWrite';
import { bodyProblem, plainFields, withJson } from './body';
import { deadlines, withSizeLimit, withDeadline } from './bounds';
import { readableChange } from './change';
import { dateProblem } from './dateProblem';
import { isPayloadPath } from './payloadPath';
import { requestProblems, problemResponse, type RequestProblem } from './problem';
import { isPublicPath } from './publicPath';
import { queryProblem } from './queryProblem';
import { sortProblem } from './sortProblem';

/** The context of a `[...slug]` route; the segments are decoded. */
interface Context {
  params: Promise<{ slug: string[] }>;
}
type Handler = (request: Request, context: Context) => Promise<Response>;

interface Dependencies {
  load: () => Promise<Payload>;
  siteUrl: string;
  publicUrl: string;
}

const form = 'application/x-www-form-urlencoded';

/** The admin asks for long lists by POST, with the query in the body, and says so in one of these headers. */
const isReadByPost = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET');

const isFault = (response: Response | RequestProblem): response is RequestProblem =>
  !(response instanceof Response);

type Addresses = Omit<Dependencies, 'load'>;

/** A login counts on pages of this host alone, also where it only reads. */
async function isStaff({ headers }: Request, payload: Payload, addresses: Addresses): Promise<boolean> {
  if (!headers.has('authorization') && !headers.has('cookie')) return false;
  if (classifyOrigin(headers, addresses) !== 'own') return false;
  const { user } = await payload.auth({ headers });
  return isStaffUser(user);
}

/** Whether a file is asked for that cannot be there. The storage is asked when the file is sent. */
const isImpossibleFile = ([, kind, name = '']: string[]) => kind === 'file' && !isFileName(name);

/** A request as it may be passed on to Payload, or why it may not. */
async function admit(
  request: Request,
  segments: string[],
  { load, ...addresses }: Dependencies,
): Promise<Request | RequestProblem> {
  const { headers } = request;
  const isOverridden = isReadByPost(request);
  const method = isOverridden ? 'GET' : request.method;
  const isRead = method === 'GET' || method === 'HEAD';
  const payload = await load();
  if (!isPayloadPath(method, segments, payload)) return requestProblems.notFound;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (!mayWrite(headers, addresses)) return requestProblems.otherOrigin;
    const fault = bodyProblem(headers, isPublicPath(method, segments));
    if (fault) return fault;
  }
  const isPublic = isPublicPath(method, segments);
  if (!isPublic && !(await isStaff(request, payload, addresses))) return requestProblems.notLoggedIn;
  if (isImpossibleFile(segments)) return requestProblems.notFound;

  const { search } = new URL(request.url);
  const problemOf = (query: string) =>
    queryProblem(query, isRead) ??
    dateProblem(query, segments, payload) ??
    sortProblem(query, segments, payload);
  const fault = problemOf(search);
  if (fault) return fault;
  if (isOverridden) {
    // Payload would also read JSON, and join both queries of such a request; the admin sends neither.
    if (search || headers.get('content-type') !== form) return requestProblems.bodyUnreadable;
    const query = await request.text();
    return problemOf(query) ?? new Request(request, { body: query, headers, method: 'POST' });
  }
  if (isRead) return request;
  if (!isPublic) return (await readableChange(request)) ?? requestProblems.bodyUnreadable;
  const fields = await plainFields(request);
  return fields ? withJson(request, fields) : requestProblems.bodyUnreadable;
}

async function answer(
  request: Request,
  context: Context,
  handler: Handler,
  dependencies: Dependencies,
): Promise<Response | RequestProblem> {
  const { slug } = await context.params;
  const admitted = await admit(request, slug, dependencies);
  if (!(admitted instanceof Request)) return admitted;
  const isRead = request.method === 'GET' || isReadByPost(request);
  const given = await withDeadline(handler(admitted, context), isRead ? deadlines.read : deadlines.write);
  // A file that Payload refuses, because no document names it or it is in the trash, is as absent as another.
  if (slug[1] === 'file' && given.status === 403) return requestProblems.notFound;
  return isFault(given) ? given : withSizeLimit(given);
}

/** Downloads are saved under the file's readable name. */
function nameDownload({ headers }: Response, name: string): void {
  if (headers.get('content-disposition') === 'attachment')
    headers.set(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(readableName(name))}`,
    );
}

/** Headers of every answer that has none of its own, as files do. */
const ownHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Stands before Payload's REST interface: only what exists, at a bounded cost, for staff; for everybody the files and
 * the login. Changes come from pages of this host alone.
 */
export const guardRequests =
  (handler: Handler, dependencies: Dependencies): Handler =>
  async (request, context) => {
    const given = await answer(request, context, handler, dependencies);
    const response = isFault(given) ? problemResponse(given, request.headers.get('accept-language')) : given;
    nameDownload(response, (await context.params).slug.at(-1) ?? '');
    // Of documents nothing is kept, neither by caches nor by the browser.
    for (const [header, value] of Object.entries(ownHeaders))
      if (!response.headers.has(header)) response.headers.set(header, value);
    return response;
  };
